import { canonical } from '../../engine/digest.ts';
import type { Game, Kind, TableOption } from '../../engine/game.ts';
import type { Chosen } from '../../kit/hosting.ts';

const isOffered = ({ values, perSeat = [] }: TableOption, set: unknown): set is Chosen[string] =>
  Array.isArray(set) ? set.every((one) => perSeat.includes(one)) : values.some((one) => one === set);

/**
 * What somebody chose to come to this config, as a page that sets a table would hold it: only what makes a
 * difference. What merely follows from another choice is no choice.
 */
export function chosenIn(game: Game<Kind>, config: unknown, seats: number): Chosen {
  const set = (config ?? {}) as Readonly<Record<string, unknown>>;
  let chosen: Chosen = {};
  for (const option of game.tableOptions) {
    const value = set[option.name];
    if (value === option.byDefault || !isOffered(option, value)) continue;
    chosen = { ...chosen, [option.name]: value };
    const seat = set[option.withSeat ?? ''];
    if (option.withSeat !== undefined && typeof seat === 'number')
      chosen = { ...chosen, [option.withSeat]: seat };
  }
  const played = (options: Chosen): string => canonical(game.parseConfig(options, { seats, ranked: false }));
  const whole = played(chosen);
  for (const name of Object.keys(chosen)) {
    const { [name]: _out, ...less } = chosen;
    if (isSame(() => played(less), whole)) chosen = less;
  }
  return chosen;
}

/** Whether a page can hold all of this: no cards of somebody's own, and nothing that only programs ask for. */
export const isOfferedWhole = (game: Game<Kind>, config: unknown, seats: number): boolean =>
  canonical(game.parseConfig(chosenIn(game, config, seats), { seats, ranked: false })) === canonical(config);

/** What cannot be played is not the same. */
function isSame(play: () => string, whole: string): boolean {
  try {
    return play() === whole;
  } catch {
    return false;
  }
}
