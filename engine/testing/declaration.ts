import { type Knowledge, type Sight, type Telling, TOLD } from '../laws/knowledge.ts';

/** With fewer worlds or times than these nothing is said of a field but that it is there. */
const ENOUGH = 20;
/** So many are needed to say otherwise than the file does. */
const SURE = 100;
const RARE = 'rare';
const OPEN = 'open';
const EVERYBODY = 'everybody';
const UNSAID = '-- ?';

const HEAD = `What is shown while a game runs, and to whom. No law knows what ought to be secret, so a test
finds out what is shown and keeps it here: what is shown anew stands here with a word why, or the test is red.
Written anew by "npx vitest run games/<id>/game.test.ts -u"; the words behind "--" are yours and stay.
A line that nothing shows any more stays, too, until the file is deleted and written anew.

In views: open (nobody can imagine it otherwise), hidden (from others, who can), veiled (whoever sees
everything sees something else there: faces instead of a number, or of a back).`;

const SEATS = 'VIEWS of seats';
const PUBLIC = 'VIEWS of the public, where it sees more than a seat sees of others';
const TO_ALL = 'EVENTS, fields told to everybody';
const TO_SOME = 'EVENTS, fields not told to everybody';

/** A word of ours for each path. */
type Lines = ReadonlyMap<string, string>;
type Findings = ReadonlyMap<string, { readonly word: string; readonly times: number }>;

/** The file as it should be. Words of people stay, and so does what was declared open and is less so now. */
export function declaration(found: Knowledge, before: string): string {
  const said = (heading: string): Lines => linesUnder(before, heading);
  const views = folded(settled(seatLines(found.seat), unfolded(said(SEATS)), OPEN));
  const open = settled(publicLines(found.public, views), said(PUBLIC), OPEN);
  const events = settled(
    eventLines(found.events),
    new Map([...saidToAll(said(TO_ALL)), ...said(TO_SOME)]),
    EVERYBODY,
  );
  const isToAll = ([, whom]: readonly [string, string]): boolean => whom === EVERYBODY;
  const toAll = [...sorted(events)].filter(isToAll);
  const toSome = [...sorted(events)].filter((line) => !isToAll(line));
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [SEATS, grouped(sorted(views), before)],
    [PUBLIC, grouped(sorted(open), before)],
    [TO_ALL, byEvent(toAll.map(([path]) => path))],
    [TO_SOME, grouped(toSome, before)],
  ];
  const texts = parts.map(([heading, lines]) => `\n${heading}\n\n${lines.join('\n') || '  nothing'}\n`);
  return `${HEAD}\n${texts.join('')}`;
}

/** The groups that nobody has said a word about. */
export const unsaid = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.endsWith(UNSAID));

function linesUnder(text: string, heading: string): Lines {
  const [, after = ''] = text.split(`\n${heading}\n`);
  const [part = ''] = after.split(/\n(?=[A-Z]{2})/);
  return new Map([...part.matchAll(/^ {2}(\S+): (.+)$/gm)].map(([, path = '', word = '']) => [path, word]));
}

/** One line for each event: `called: at card seat slot`. */
const byEvent = (paths: readonly string[]): readonly string[] =>
  [...Map.groupBy(paths, nameOf)].map(
    ([event, inside]) => `  ${event}: ${inside.map((path) => path.slice(event.length)).join(' ')}`,
  );

const saidToAll = (lines: Lines): Lines =>
  new Map(
    [...lines].flatMap(([event, fields]) =>
      fields.split(' ').map((field) => [`${event}${field}`, EVERYBODY] as const),
    ),
  );

const nameOf = (path: string): string => /^\w*/.exec(path)?.[0] ?? path;

/** By its first name, with the word of whoever declared it. */
function grouped(lines: Iterable<readonly [string, string]>, before: string): readonly string[] {
  const groups = Map.groupBy(lines, ([path]) => nameOf(path));
  return [...groups].flatMap(([name, inside]) => {
    const why = before.split('\n').find((line) => line.startsWith(`${name} -- `)) ?? `${name} ${UNSAID}`;
    return [why, ...inside.map(([path, word]) => `  ${path}: ${word}`)];
  });
}

/** What is new is added; what is there is changed where it is known well and is not less open than it was. */
function settled(found: Findings, said: Lines, widest: string): Lines {
  const all = new Map(said);
  for (const [path, { word, times }] of found) {
    const before = said.get(path);
    const stays = before === widest || before === RARE || times < SURE;
    if (before === undefined || !stays) all.set(path, word);
  }
  return all;
}

const sorted = (lines: Lines): Lines => new Map([...lines].sort(([one], [other]) => (one < other ? -1 : 1)));

const sightOf = ({ pairs, hidden, veiled }: Sight): string => {
  if (pairs < ENOUGH) return RARE;
  return [hidden ? ['hidden'] : [], veiled ? ['veiled'] : []].flat().join(' and ') || OPEN;
};

const seatLines = (sights: ReadonlyMap<string, Sight>): Findings =>
  new Map([...sights].map(([path, sight]) => [path, { word: sightOf(sight), times: sight.pairs }]));

const WHOSE = /\[(?:mine|theirs)\]/;

/** What is alike for one's own and for the others' is said once. */
function folded(lines: Lines): Lines {
  const isAlike = (path: string): boolean =>
    lines.get(path.replace(WHOSE, '[mine]')) === lines.get(path.replace(WHOSE, '[theirs]'));
  return new Map(
    [...lines].map(([path, word]) => [isAlike(path) ? path.replace(WHOSE, '[each]') : path, word]),
  );
}

const unfolded = (lines: Lines): Lines =>
  new Map(
    [...lines].flatMap(([path, word]) =>
      ['[mine]', '[theirs]'].map((whose) => [path.replace('[each]', whose), word] as const),
    ),
  );

/** The public may have what every seat sees of all the others. */
function publicLines(sights: ReadonlyMap<string, Sight>, views: Lines): Findings {
  const shown = new Map([...views].map(([path, word]) => [path.replace(/\[(?:theirs|each)\]/g, '[]'), word]));
  const lines = new Map<string, { readonly word: string; readonly times: number }>();
  for (const [path, sight] of sights) {
    const word = sightOf(sight);
    const known = shown.get(path);
    const isKnown = known === OPEN || known === RARE || known === word || word === RARE;
    if (known === undefined || !isKnown) lines.set(path, { word, times: sight.pairs });
  }
  return lines;
}

const eventLines = (tellings: ReadonlyMap<string, Telling>): Findings =>
  new Map([...tellings].map(([path, telling]) => [path, { word: tellingOf(telling), times: telling.times }]));

function tellingOf({ times, least, most }: Telling): string {
  const [few, many] = [TOLD[least] ?? RARE, TOLD[most] ?? RARE];
  return few === many || times < ENOUGH ? many : `${many}, at times ${few}`;
}
