import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from '../../engine/message.ts';
import { en } from './en.ts';
import { later } from './later.ts';
import { pages } from './pages.ts';
import { sources } from './sources.ts';

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'kit', 'web', 'room', 'server', 'engine'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|testing\/|dist\//.test(file));
const found = (pattern: RegExp, folder: RegExp): Set<string> =>
  new Set(
    files
      .filter((file) => folder.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => match[1] ?? '')),
  );

/** Around a table: these have the sentences of pages.ts, through web/site/words.ts. */
const AROUND =
  '(table/(Lobby|LobbyRules|LobbySeat|Invite)|site/(BotLevels|BotsToldOf|GameCard|KeptGame|Shelf|OpenTables|JoinForm|SeatCards?|HowStrip|Inviting|TableManners|OptionRow|OwnCards|TableOptions|manners)|rules/[A-Za-z]+|pages/(Home|New|Join|OpenGame|Rules|Rulebooks))[.]';

describe('texts of the kit', () => {
  test('every sentence can be read', () => {
    for (const text of [en, later, pages, sources].flatMap((texts) => Object.values(texts)))
      expect(parse(text).length).toBeGreaterThan(0);
  });

  test('every sentence a page says by name is there', () => {
    const said = found(/\bt\('([^']+)'/g, /^(kit|web)\//);
    expect([...said].filter((key) => !(key in en || key in later || key in pages || key in sources))).toEqual(
      [],
    );
  });

  test('a sentence that only pages say is said by nothing else, and stands in one place', () => {
    const said = found(/\bt\('([^']+)'/g, new RegExp(`^(kit|web)/(?!${AROUND})`));
    expect([...said].filter((key) => key in pages)).toEqual([]);
    expect(Object.keys(pages).filter((key) => key in en)).toEqual([]);
  });

  test('a sentence that comes later is said only by parts that bring it along', () => {
    const bringsIt = files.filter((file) => /import '.*later[.]ts'/.test(readFileSync(file, 'utf8')));
    const elsewhere = new RegExp(`^(?!(${bringsIt.join('|')})$)(kit|web)/(?!text/)`);
    const said = found(
      /'((?:settings|keys|replay|finish|cover|menu|recap|aim|undo|note|clock)[.a-zA-Z]*)'/g,
      elsewhere,
    );
    expect([...said].filter((key) => key in later)).toEqual([]);
    expect(Object.keys(later).filter((key) => key in en || key in pages)).toEqual([]);
  });

  test('every sentence the room or the server may send is there', () => {
    const sent = found(
      /'((?:room|table|talk|undo|store|link|knock|pair|away)\.[a-zA-Z]+)'/g,
      /^(room|server|engine)\//,
    );
    expect([...sent].filter((key) => !(key in en || key in later))).toEqual([]);
  });
});
