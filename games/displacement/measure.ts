import { at } from '../../engine/at.ts';
import { someByType } from '../../engine/byType.ts';
import { type Tally, tallyOf } from '../../engine/tally.ts';
import type { MetCards } from '../../engine/title.ts';
import { boxOf, cardByName, cardOf } from './box.ts';
import { GOALS } from './content.ts';
import type { Event } from './event.ts';
import type { Displacement } from './kind.ts';
import { affectedBy } from './pieces/affected.ts';
import { peopleOf } from './pieces/nation.ts';
import type { State } from './state.ts';

const NAMES = [
  'turns',
  'blocks',
  'bought',
  'sheltered',
  'born',
  'died',
  'communitiesLost',
  'sent',
  'housed',
  'reshuffles',
  'aid',
];
const ROUNDS = [2, 4, 8, 13];

/** What a designer asks of ten thousand games. Means over games; rates are quotients of two means. */
export function measure(state: State, events: readonly Event[]): Readonly<Record<string, number>> {
  const tally = tallyOf(NAMES);
  countEnd(state, tally);
  // Tokens by seat, as they were when an event happened.
  const { startTokens } = boxOf(state.config).numbers;
  const tokens = state.nations.map(() => startTokens);
  for (const event of events) count(event, tally, state, tokens);
  return tally.sums;
}

/**
 * A scenario is met by the nations that it hits, whether they pay to block it or not; where it hits them all,
 * by the one that drew it.
 */
export const cards: MetCards<Displacement> = {
  tables: ['scenarios'],
  note({ config, nations }, events, met) {
    for (const event of events) {
      if (event.type !== 'cardDrawn') continue;
      const { id } = cardOf(config, cardByName(config, event.card)).row;
      const isForAll = event.affected.length === 0 || event.affected.length === nations.length;
      for (const seat of isForAll ? [event.seat] : event.affected) met(id, seat);
    }
  },
};

function countEnd({ config, ended, nations, round }: State, { add }: Tally): void {
  const winners = ended?.winners ?? [];
  add('rounds', round);
  for (const last of ROUNDS) add(`overByRound.${last}`, round <= last ? 1 : 0);
  add('noWinner', winners.length === 0 ? 1 : 0);
  add('joint', winners.length > 1 ? 1 : 0);
  add('byDeath', ended?.byDeath === true ? 1 : 0);
  for (const goal of GOALS) add(`holders.${goal}`, 0);
  for (const goal of GOALS) add(`won.${goal}`, 0);
  nations.forEach((nation, seat) => {
    const won = winners.includes(seat) ? 1 : 0;
    add(`holders.${nation.goal}`);
    add(`won.${nation.goal}`, won);
    // Only in games with that region, so that the mean is its holders' chance.
    add(`region.${at(boxOf(config).regions, nation.region).id}`, won);
    add('nationsWithoutPeople', peopleOf(nation) === 0 ? 1 : 0);
  });
}

const count = someByType<Event, void, [Tally, State, number[]]>(
  {
    turnStarted: (_event, { add }) => add('turns'),
    reshuffled: (_event, { add }) => add('reshuffles'),
    tokensChanged({ seat, by, cause }, { add }, _state, tokens) {
      tokens[seat] = at(tokens, seat) + by;
      if (cause === 'aid' && by > 0) add('aid', by);
    },
    blocked(event, tally, state, tokens) {
      tally.add('blocks');
      countChoice(event, tally, state, tokens);
    },
    accepted: countChoice,
    communityGained({ cause }, { add }) {
      if (cause === 'buy') add('bought');
    },
    communitiesLost: ({ spaces }, { add }) => add('communitiesLost', spaces.length),
    pinsBorn: ({ pins }, { add }) => add('born', pins.length),
    pinsDied: ({ pins }, { add }) => add('died', pins.length),
    settled: ({ pins }, { add }) => add('housed', pins.length),
    sheltered: ({ pins }, { add }) => add('sheltered', pins.length),
    pinsSent: ({ pins }, { add }) => add('sent', pins.length),
  },
  () => {},
);

/** Block rates: how often a nation that was hit and could pay had the choice, and how often it paid. */
function countChoice(
  event: Extract<Event, { type: 'blocked' | 'accepted' }>,
  { add }: Tally,
  state: State,
  tokens: readonly number[],
): void {
  const card = cardOf(state.config, cardByName(state.config, event.card));
  const hit = affectedBy({ ...state, active: event.seat }, card).includes(event.seat);
  if (!hit || at(tokens, event.seat) < (card.row.cost ?? 0)) return;
  add(`block.${card.row.id}.could`);
  add(`block.${card.row.id}.did`, event.type === 'blocked' ? 1 : 0);
}
