import type { Kind, Outcome, Seat } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';

/** Whether somebody leads early is asked of the look that is nearest to here. */
const EARLY = 1 / 3;
const MOST_LOOKS = 8;
const FIRST_STEP = 8;

interface Look {
  readonly action: number;
  /** What the position is worth to each seat, as greedy bots judge it. */
  readonly worth: readonly number[];
}

/** The share of early leaders who win. */
export const EARLY_LEADER = 'early.won/early.led';

/** How the seats stood in a game, at a few moments that lie evenly over however long it was. */
export class Course<K extends Kind> {
  readonly #title: Pick<Title<K>, 'game' | 'brain'>;
  readonly #seats: number;
  #looks: Look[] = [];
  #step = FIRST_STEP;
  #actions = 0;

  constructor(title: Pick<Title<K>, 'game' | 'brain'>, seats: number) {
    this.#title = title;
    this.#seats = seats;
  }

  /** After each action. Looking costs more than playing, so the longer a game is the rarer it is done. */
  see(state: K['state']): void {
    this.#actions++;
    const { game, brain } = this.#title;
    // What is over is not judged any more.
    if (this.#actions % this.#step !== 0 || game.outcome(state) !== undefined) return;
    const worth = Array.from({ length: this.#seats }, (_, seat) => brain.evaluate(state, seat));
    this.#looks.push({ action: this.#actions, worth });
    if (this.#looks.length < MOST_LOOKS) return;
    this.#step *= 2;
    this.#looks = this.#looks.filter(({ action }) => action % this.#step === 0);
  }

  measures({ winners }: Outcome): Record<string, number> {
    const leader = leaderAt(this.#nearest(this.#actions * EARLY));
    const won = leader !== undefined && winners.includes(leader) ? 1 / winners.length : 0;
    const led = { 'early.led': leader === undefined ? 0 : 1, 'early.won': won };
    // Behind whom, if all won?
    return winners.length === 0 || winners.length === this.#seats
      ? led
      : { ...led, comeback: this.#comeback(winners) };
  }

  #nearest(action: number): Look | undefined {
    let nearest: Look | undefined;
    for (const look of this.#looks) {
      const away = Math.abs(look.action - action);
      if (nearest === undefined || away < Math.abs(nearest.action - action)) nearest = look;
    }
    return nearest;
  }

  /** How far the winner who was behind the most was behind the best of the others, at the worst look. */
  #comeback(winners: readonly Seat[]): number {
    let most = 0;
    for (const { worth } of this.#looks) {
      let ahead = Number.NEGATIVE_INFINITY;
      for (const [seat, value] of worth.entries()) {
        if (!winners.includes(seat)) ahead = Math.max(ahead, value);
      }
      for (const seat of winners) most = Math.max(most, ahead - (worth[seat] ?? ahead));
    }
    return most;
  }
}

/** The seat that is ahead of all others; undefined where several are. */
function leaderAt(look: Look | undefined): Seat | undefined {
  if (look === undefined) return undefined;
  const most = Math.max(...look.worth);
  const ahead = look.worth.flatMap((value, seat) => (value === most ? [seat] : []));
  return ahead.length === 1 ? ahead[0] : undefined;
}
