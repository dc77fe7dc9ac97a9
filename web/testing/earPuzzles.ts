import { say } from '../../engine/text.ts';
import { crossing } from '../../games/ellis-island/pieces/puzzles/across.ts';
import { casesOf } from '../../games/ellis-island/pieces/puzzles/cases.ts';
import { clueLine } from '../../games/ellis-island/pieces/puzzles/describe.ts';
import { puzzleEn } from '../../games/ellis-island/pieces/puzzles/en.ts';
import { nameLine } from '../../games/ellis-island/pieces/puzzles/names.ts';
import { MISSING, solvePict } from '../../games/ellis-island/pieces/puzzles/pict.ts';
import { solveTags } from '../../games/ellis-island/pieces/puzzles/tags.ts';
import {
  CARGO,
  type Clue,
  type FerryView,
  LETTERS,
  type Passenger,
  PEOPLE,
  TRAVELERS,
} from '../../games/ellis-island/pieces/puzzles/types.ts';

/** What it says of a puzzle in words, for the head of whoever hears it and nothing else. */
const FIND = {
  pictRow: /Row \d: ([^.]+)\./g,
  option: /\b([A-F]): ([^.]+)\./g,
  crossings: /across in (\d+) crossings or fewer\. The boat carries (\d+)/,
  passenger: /(\w+): weight (\d+)(, can row)?\./g,
  apart: /(\w+) and (\w+) must not be left together without the (\w+)\./g,
  taps: /are tapped (\d+) times/,
  places: /where each is going/,
} as const;

const FILLS: Readonly<Record<string, string>> = { open: 'o', striped: 's', filled: 'f' };
const SHAPES: Readonly<Record<string, string>> = { circle: 'C', square: 'Q', triangle: 'T' };
const said = (name: string): string => say(puzzleEn, nameLine(name));

/** “2 striped squares” as the game writes it. */
function pictureOf(words: string): string {
  const [count = '', fill = '', shape = ''] = words.split(' ');
  return count === 'the' ? MISSING : `${count}${FILLS[fill]}${SHAPES[shape.replace(/s$/, '')]}`;
}
const inRow = (row: string): string[] => row.split(/, | and /).map(pictureOf);

function missing(text: string): string {
  const cells = [...text.matchAll(FIND.pictRow)].flatMap(([, row = '']) => inRow(row));
  const options = [...text.matchAll(FIND.option)].map(([, , cell = '']) => pictureOf(cell));
  const [letter] = solvePict({ family: 'pict', level: 1, cells, options });
  return `Answer ${letter ?? LETTERS[0]}`;
}

/** “The red or the green” is “the green or the red”. */
function turned(clue: Clue): Clue {
  if (clue.says === 'ownsOneOf') return { ...clue, trunk: clue.or, or: clue.trunk };
  return clue.says === 'boundForOneOf' ? { ...clue, to: clue.or, or: clue.to } : clue;
}

/** Every tag and the group that it belongs to, as they are called on the page; none where it is another puzzle. */
export function tagsIn(text: string): readonly { readonly group: string; readonly name: string }[] {
  if (!text.includes('who owns which trunk')) return [];
  const level = FIND.places.test(text) ? 2 : 1;
  const isSaid = (clue: Clue): boolean => text.includes(say(puzzleEn, clueLine(clue)));
  const clues = casesOf(level).clues.flatMap(({ clue }) =>
    isSaid(clue) || isSaid(turned(clue)) ? [clue] : [],
  );
  const [only] = solveTags({ family: 'tags', level, clues });
  return TRAVELERS.flatMap((who, i) => {
    const [trunk = '', to] = [only?.trunks[i], only?.to[i]];
    const city = to === undefined ? [] : [{ group: `${said(who)}’s city`, name: said(to) }];
    return [{ group: `${said(who)}’s trunk`, name: said(trunk) }, ...city];
  });
}

function ferryIn(text: string): FerryView | undefined {
  const [, limit, boat] = FIND.crossings.exec(text) ?? [];
  if (limit === undefined) return undefined;
  const names = [...PEOPLE, ...CARGO];
  const passengers = [...text.matchAll(FIND.passenger)].map(
    ([, name = '', weight, rows]): Passenger => ({
      name: names.find((one) => said(one) === name) ?? 'trunk',
      weight: Number(weight),
      rows: rows !== undefined,
    }),
  );
  const placeOf = (name = ''): number => passengers.findIndex((one) => said(one.name) === name);
  const pairs = [...text.matchAll(FIND.apart)];
  return {
    family: 'ferry',
    level: 1,
    passengers,
    boat: Number(boat),
    forbidden: pairs.map(([, a, b]) => [placeOf(a), placeOf(b)] as const),
    guardian: pairs.length === 0 ? null : placeOf(pairs[0]?.[3]),
    limit: Number(limit),
  };
}

/** Somebody who works puzzles out of what was said of them, and keeps in the head what was said once. */
export class PuzzleHead {
  /** What is left to do, each as the list of choices calls it. */
  #plan: string[] = [];
  #taps: string[] = [];

  /** The name of the next choice; `heard` is all that was said since the last one. */
  next(question: string, heard: readonly string[]): string | undefined {
    this.#taps.push(...heard.filter((one) => /^[1-4]$/.test(one)));
    const ferry = ferryIn(question);
    if (FIND.taps.test(question)) this.#plan = this.#taps.splice(0).map((cube) => `Tap cube ${cube}`);
    else if (ferry !== undefined)
      this.#plan = (crossing(ferry) ?? []).map((load) => {
        const who = load.map((i) => said(ferry.passengers[i]?.name ?? ''));
        return `Cross with ${who.length > 1 ? 'passengers' : 'passenger'} ${who.join(', ')}`;
      });
    else if (question.includes('Nine pictures')) this.#plan = [missing(question)];
    return this.#plan.shift();
  }
}

/** Which of these names is meant; what stands between its words is no matter. */
export function meant(names: readonly string[], wanted: string): number {
  const plain = (one: string): string => one.replaceAll(/[^\w ]| and\b/g, '').replaceAll(/\s+/g, ' ');
  return names.findIndex((one) => plain(one) === plain(wanted));
}
