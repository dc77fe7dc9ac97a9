import { canonical, digest } from '../engine/digest.ts';
import { anObject, type Fields } from '../engine/door.ts';
import { digestOf } from '../engine/resolve.ts';
import type { Arm, Question, Wanted } from './ask/question.ts';
import { differencesOf } from './contentTold.ts';
import { titleOf } from './titles.ts';

const MOST_DIFFERENCES = 6;

/** The command that asks this question. Content is named by its id: its file is not known. */
export function commandOf({ ask, game, seats, seed, arms, chairs, main, guards, stop }: Question): string {
  const words = [`crossings ${ask} ${game} --seats ${seats} --seed ${quoted(seed)}`];
  const plain = plainTable(game, seats);
  if (ask === 'ladder') words.push(`--bots ${arms.map(({ name }) => name).join(',')}`);
  else {
    arms.forEach(({ config, bots }, i) => {
      const letter = String.fromCharCode('a'.charCodeAt(0) + i);
      const settings = unusual(config, plain).map(
        ([key, value]) => `${key}=${typeof value === 'object' && value !== null ? '<file>' : value}`,
      );
      for (const setting of [`bots=${bots.join(',')}`, ...settings])
        words.push(`--${letter} ${quoted(setting)}`);
    });
    words.push(`--chairs ${chairs}`);
  }
  if (main !== null) words.push(`--main ${quoted(wantedText(main))} --tolerance ${main.tolerance}`);
  for (const guard of guards) words.push(`--guard ${quoted(wantedText(guard))}`);
  words.push(
    'deals' in stop
      ? `--deals ${stop.deals}`
      : `--until ${stop.until} --planned ${stop.planned} --most ${stop.most}`,
  );
  return words.join(' ').replace('crossings sweep', 'crossings compare');
}

/** What a variant is: its bots, and what is not as at a plain table; of content, which rows. */
export function armText({ game, seats }: Question, { name, bots, config }: Arm): string {
  const players = bots.every((bot) => bot === bots[0]) ? (bots[0] ?? '') : bots.join(', ');
  const settings = unusual(config, plainTable(game, seats)).map(([key, value]) =>
    typeof value === 'object' && value !== null ? contentText(game, value) : `${key} = ${value}`,
  );
  return `${name}: ${[players, ...settings].join('; ')}`;
}

/** In sentences, where the game says what may be changed. What is secret is named by the digest alone. */
function contentText(game: string, value: object): string {
  const { content } = titleOf(game);
  const id = 'id' in value ? `${value.id} ` : '';
  if (content === undefined) return `${id}(${digest(value)})`;
  const tables = content.tablesOf(value);
  const said = differencesOf(content, tables, { secrets: false });
  const shown = said.slice(0, MOST_DIFFERENCES).join(', ');
  return `${shown}${said.length > MOST_DIFFERENCES ? ' …' : ''} (${digestOf(content, tables)})`;
}

const plainTable = (game: string, seats: number): Fields =>
  anObject(titleOf(game).game.parseConfig({}, { seats, ranked: false }));

const unusual = (config: unknown, plain: Fields): (readonly [string, unknown])[] =>
  Object.entries(anObject(config)).filter(([key, value]) => canonical(value) !== canonical(plain[key]));

const wantedText = ({ measure, target, tolerance }: Wanted): string =>
  target === null ? `${measure} +- ${tolerance}` : `${measure} in ${target[0]}..${target[1]}`;

const quoted = (text: string): string => (/^[\w./:,=-]+$/.test(text) ? text : `'${text}'`);
