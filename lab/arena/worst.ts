import type { BotName } from '../../bots/names.ts';
import { seatPlayer } from '../../bots/player.ts';
import { seeded } from '../../engine/chance.ts';
import { canonical } from '../../engine/digest.ts';
import type { Kind } from '../../engine/game.ts';
import { say } from '../../engine/text.ts';
import type { Title } from '../../engine/title.ts';
import { fateOf } from '../ask/whatif.ts';
import { byDeal, spreadOf } from '../stats/deals.ts';
import type { Decision } from './match.ts';

/** A decision after which the bot's choice would have done better, both played on with the same luck. */
export interface Worst {
  readonly seed: string;
  readonly seat: number;
  readonly decision: number;
  readonly did: string;
  readonly instead: string;
  /** In shares of the victory. */
  readonly lost: number;
  readonly low: number | null;
  readonly high: number | null;
}

const PAIRS = 20;
const SHOWN = 5;

/** Spread evenly over what the program decided: looking at all of it would take longer than the games. */
export async function worstOf(
  title: Title<Kind>,
  decisions: readonly Decision[],
  bot: BotName,
  { most, isOver }: { readonly most: number; isOver(): boolean },
): Promise<Worst[]> {
  if (most === 0) return [];
  const every = Math.max(1, Math.ceil(decisions.length / most));
  const found: Worst[] = [];
  for (const decision of decisions.filter((_one, i) => i % every === 0)) {
    if (isOver()) break;
    const one = lossOf(title, decision, bot);
    if (one !== undefined && one.lost > 0) found.push(one);
    // A look at the clock and at Ctrl+C.
    await new Promise((yes) => setImmediate(yes));
  }
  return found.toSorted((a, b) => b.lost - a.lost).slice(0, SHOWN);
}

function lossOf(title: Title<Kind>, moment: Decision, bot: BotName): Worst | undefined {
  const { state, memories, seats, seat, seed, number, did } = moment;
  const { game, texts } = title;
  const adviser = seatPlayer(title, bot, { seat, seats }, seeded(`${seed}/advice`), {
    before: memories[seat] ?? null,
  });
  const instead = adviser.decide(state);
  if (instead === null || canonical(instead) === canonical(did)) return undefined;
  const bots = Array.from({ length: seats }, () => bot);
  const sums = Array.from({ length: PAIRS }, (_nothing, pair) => {
    const after = (action: Kind['action']): number =>
      fateOf(title, moment, { seat, action, knowing: 'seat', bots, seed: `${seed}/${number}/${pair}` }).wins;
    return after(instead) - after(did);
  });
  const spread = spreadOf({ sums, of: sums.map(() => 1) });
  if (spread === undefined) return undefined;
  const [low, high] = byDeal(spread, 0.95) ?? [null, null];
  const names = Array.from({ length: seats }, (_nobody, who) => `seat ${who}`);
  const view = game.view(state, seat);
  const label = (action: Kind['action']): string =>
    say(texts.en, title.label(action, view, seat), { language: 'en', names, seat: null });
  return {
    seed,
    seat,
    decision: number,
    did: label(did),
    instead: label(instead),
    lost: spread.value,
    low,
    high,
  };
}
