import { type Chance, pick, seeded } from '../../../../engine/chance.ts';
import { proposeComp } from './comp.ts';
import type { CardId } from './content.ts';
import { proposeCube } from './cube.ts';
import { proposeFerry } from './ferry.ts';
import { proposeForm } from './form.ts';
import { proposePict } from './pict.ts';
import { cardOf, cardsAt, printedFace } from './printed.ts';
import { proposeTags } from './tags.ts';
import type { Level, Puzzle, PuzzleFamily, PuzzleView } from './types.ts';

/** EI-R37: then the printed face is used. */
const MOST_TRIES = 10_000;
/** A face is made from one number below this, so that the log stays short (EI-R37). */
export const FACES = 2 ** 32;

type Propose = (level: Level, chance: Chance) => Puzzle | undefined;

const PROPOSE: Readonly<Record<PuzzleFamily, Propose>> = {
  cube: proposeCube,
  form: proposeForm,
  pict: proposePict,
  comp: proposeComp,
  tags: proposeTags,
  ferry: proposeFerry,
};

/** `mentalFaces = generated`: a fresh sound face; takes exactly one draw. */
export function deal(family: PuzzleFamily, level: Level, chance: Chance): Puzzle {
  const own = seeded(chance.below(FACES));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const puzzle = PROPOSE[family](level, own);
    if (puzzle !== undefined) return puzzle;
  }
  return printedFace(pick(own, cardsAt(family, level)), own);
}

/** The face of a drawn card; takes exactly one draw in either form. */
export function dealCard(card: CardId, faces: 'generated' | 'printed', chance: Chance): Puzzle {
  const { family, level } = cardOf(card);
  return faces === 'generated' ? deal(family, level, chance) : printedFace(card, seeded(chance.below(FACES)));
}

/** What everybody may see from `Begin` on. The taps of CUBE stay hidden: see `showing`. */
export function show(puzzle: Puzzle): PuzzleView {
  const { solution: _hidden, ...face } = puzzle;
  return face;
}

/** What the challenger alone sees while the cubes are tapped; for every other family the same as `show`. */
export function showing(puzzle: Puzzle): PuzzleView {
  if (puzzle.family !== 'cube') return show(puzzle);
  const { family, level, length, solution } = puzzle;
  return { family, level, length, taps: solution };
}
