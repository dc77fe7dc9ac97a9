import { BadInput } from '../../engine/door.ts';

/** The measures that every game has. `*` stands for what the name goes on with. */
export const COMMON: Readonly<Record<string, string>> = {
  actions: 'actions taken, those of the clock included',
  winners: 'how many seats won',
  'early.led': '1 if one player alone was ahead after a third of the actions, as greedy bots judge it',
  'early.won': 'share in the victory of that player: divide by early.led',
  comeback: 'how far the winner was behind at the worst moment, where 1 is the whole way from lost to won',
  'card.*.met': 'players who met the card *, in games in which some did and some did not',
  'card.*.edge': 'their share in the victory beyond an even one: divide by card.*.met',
  'ended.*': '1 if the game ended so: *',
  'seat.*.wins': 'share in the victory of the bot listed for seat *; a shared victory counts in parts',
  'seat.*.score': 'score of the bot listed for seat *',
};

/** What measures mean: those of every game first, then the game's own. */
export type Meanings = Readonly<Record<string, string>>;

/** What a measure is, in a sentence; undefined if nobody said. */
export function meaningOf(meanings: Meanings, name: string): string | undefined {
  const plain = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
  if (plain !== undefined) return plain;
  for (const [pattern, says] of Object.entries(meanings)) {
    const found = patternOf(pattern).exec(name);
    if (found !== null) return says.replaceAll('*', found[1] ?? '');
  }
  return undefined;
}

const patternOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '(.+)')}$`);

/** A measure that cannot be one of this game, told before anything is played. */
export function checkMeasure(meanings: Meanings, measure: string, field: string): void {
  for (const name of measure.split('/')) {
    if (meaningOf(meanings, name) !== undefined) continue;
    throw new BadInput(field, `there is no measure "${name}"; there are ${Object.keys(meanings).join(', ')}`);
  }
}
