import type { ContentSpec, Tables, Value } from '../../engine/contentSpec.ts';
import { canonical, digest } from '../../engine/digest.ts';
import { anObject, type Fields } from '../../engine/door.ts';
import type { Kind } from '../../engine/game.ts';
import { digestOf } from '../../engine/resolve.ts';
import type { Title } from '../../engine/title.ts';
import { shortId } from '../ask/changes.ts';
import type { Arm, Question, Wanted } from '../ask/question.ts';
import { isSecretSet } from '../ask/secret.ts';
import { toldDifferences } from './contentTold.ts';

const MOST_DIFFERENCES = 6;

/** The command that asks this question. A document of content is a file whose name nobody knows here. */
export function commandOf(title: Title<Kind>, question: Question): string {
  const { ask, game, seats, seed, arms, chairs, main, guards, stop } = question;
  const words = [`crossings ${ask} ${game} --seats ${seats} --seed ${quoted(seed)}`];
  if (ask === 'ladder') words.push(`--bots ${arms.map(({ name }) => name).join(',')}`);
  else if (ask === 'sweep') words.push(...knobsOf(arms), `--bots ${arms[0]?.bots.join(',')}`);
  else words.push(...armsOf(title, question));
  if (ask !== 'ladder') words.push(`--chairs ${chairs}`);
  if (main !== null) words.push(`--main ${quoted(wantedText(main))} --tolerance ${main.tolerance}`);
  if (ask === 'cards') words.push(`--tolerance ${guards[0]?.tolerance ?? 0}`);
  else for (const guard of guards) words.push(`--guard ${quoted(wantedText(guard))}`);
  words.push(
    'deals' in stop
      ? `--deals ${stop.deals}`
      : `--until ${stop.until} --planned ${stop.planned} --most ${stop.most}`,
  );
  return words.join(' ');
}

/** The arms of a sweep are named by where each knob is set: `x=3 y=5`. */
function knobsOf(arms: readonly Arm[]): string[] {
  const values = new Map<string, Set<string>>();
  for (const pair of arms.flatMap(({ name }) => name.split(' '))) {
    const [knob = '', value = ''] = pair.split(/=(.*)/s);
    values.set(knob, (values.get(knob) ?? new Set()).add(value));
  }
  return [...values].map(([knob, all]) => `--vary ${quoted(`${knob}=${[...all].join(',')}`)}`);
}

function armsOf(title: Title<Kind>, { seats, arms }: Question): string[] {
  const plain = plainTable(title, seats);
  return arms.flatMap(({ config, bots }, i) => {
    const letter = String.fromCharCode('a'.charCodeAt(0) + i);
    const settings = unusual(config, plain).flatMap(([key, value]) => {
      if (typeof value !== 'object' || value === null) return [`${key}=${value}`];
      return title.content === undefined
        ? [`${key}=<file>`]
        : (pathsOf(title.content, value) ?? ['content=<file>']);
    });
    return [`bots=${bots.join(',')}`, ...settings].map((setting) => `--${letter} ${quoted(setting)}`);
  });
}

/** The single changes that this set was made by, if it was: its name then lists them. */
function pathsOf(content: ContentSpec, set: object): readonly string[] | undefined {
  if (isSecretSet(content, set)) return undefined;
  const id = 'id' in set ? String(set.id) : '';
  const paths = changesOf(content.ours, content.tablesOf(set));
  return paths !== undefined && paths.length > 0 && shortId('', paths) === id ? paths : undefined;
}

/** Undefined where more differs than single plain values. */
function changesOf(ours: Tables, theirs: Tables): readonly string[] | undefined {
  const paths: string[] = [];
  for (const [table, before] of Object.entries(ours)) {
    const after = theirs[table] ?? [];
    if (after.map(({ id }) => id).join() !== before.map(({ id }) => id).join()) return undefined;
    for (const [i, row] of before.entries()) {
      for (const [field, value] of Object.entries(after[i] ?? {})) {
        if (canonical(value) === canonical(row[field])) continue;
        const said = plainText(value);
        if (said === undefined) return undefined;
        paths.push(`${table}.${row.id}.${field}=${said}`);
      }
    }
  }
  return paths;
}

const plainText = (value: Value | undefined): string | undefined =>
  value === null ? 'none' : typeof value === 'object' ? undefined : String(value);

/** What a variant is: its bots, and what is not as at a plain table; of content, which rows. */
export function armText(title: Title<Kind>, { seats }: Question, { name, bots, config }: Arm): string {
  const players = bots.every((bot) => bot === bots[0]) ? (bots[0] ?? '') : bots.join(', ');
  const settings = unusual(config, plainTable(title, seats)).map(([key, value]) =>
    typeof value === 'object' && value !== null ? contentText(title, value) : `${key} = ${value}`,
  );
  return `${name}: ${[players, ...settings].join('; ')}`;
}

/** In sentences, where the game says what may be changed. What is secret is named by the digest alone. */
function contentText({ content }: Title<Kind>, value: object): string {
  const id = 'id' in value ? `${value.id} ` : '';
  if (content === undefined) return `${id}(${digest(value)})`;
  const tables = content.tablesOf(value);
  const said = toldDifferences(content, tables, { secrets: false });
  const shown = said.slice(0, MOST_DIFFERENCES).join(', ');
  return `${shown}${said.length > MOST_DIFFERENCES ? ' …' : ''} (${digestOf(content, tables)})`;
}

const plainTable = ({ game }: Title<Kind>, seats: number): Fields =>
  anObject(game.parseConfig({}, { seats, ranked: false }));

const unusual = (config: unknown, plain: Fields): (readonly [string, unknown])[] =>
  Object.entries(anObject(config)).filter(([key, value]) => canonical(value) !== canonical(plain[key]));

const wantedText = ({ measure, target, tolerance }: Wanted): string =>
  target === null ? `${measure} +- ${tolerance}` : `${measure} in ${target[0]}..${target[1]}`;

const quoted = (text: string): string => (/^[\w./:,=-]+$/.test(text) ? text : `'${text}'`);
