import { boxOf, cardByName, cardOf } from './box.ts';
import { GOALS, START_TOKENS } from './content.ts';
import type { Event } from './event.ts';
import { affectedBy } from './pieces/affected.ts';
import { peopleOf } from './pieces/nation.ts';
import type { State } from './state.ts';

const ROUNDS = [2, 4, 8, 13];

/** Section 10: what a designer asks of ten thousand games. Means over games; rates are quotients of two means. */
export function measure(state: State, events: readonly Event[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = { turns: 0, blocks: 0, bought: 0, sheltered: 0 };
  for (const name of ['born', 'died', 'communitiesLost', 'sent', 'housed', 'reshuffles', 'aid'])
    found[name] = 0;
  const add = (name: string, by = 1): void => {
    found[name] = (found[name] ?? 0) + by;
  };
  const winners = state.ended?.winners ?? [];
  found.rounds = state.round;
  for (const round of ROUNDS) found[`overByRound.${round}`] = state.round <= round ? 1 : 0;
  found.noWinner = winners.length === 0 ? 1 : 0;
  found.joint = winners.length > 1 ? 1 : 0;
  found.byDeath = state.ended?.byDeath === true ? 1 : 0;
  for (const goal of GOALS) found[`holders.${goal}`] = 0;
  for (const goal of GOALS) found[`won.${goal}`] = 0;
  state.nations.forEach((nation, seat) => {
    const won = winners.includes(seat) ? 1 : 0;
    const region = boxOf(state.config).regions[nation.region]?.id ?? '';
    add(`holders.${nation.goal}`);
    add(`won.${nation.goal}`, won);
    // Only in games with that region, so that the mean is its holders' chance.
    found[`region.${region}`] = won;
    add('nationsWithoutPeople', peopleOf(nation) === 0 ? 1 : 0);
  });
  countEvents(state, events, add);
  return found;
}

type Add = (name: string, by?: number) => void;

function countEvents(state: State, events: readonly Event[], add: Add): void {
  const tokens = state.nations.map(() => START_TOKENS);
  for (const event of events) {
    switch (event.type) {
      case 'turnStarted':
        add('turns');
        break;
      case 'reshuffled':
        add('reshuffles');
        break;
      case 'tokensChanged':
        tokens[event.seat] = (tokens[event.seat] ?? 0) + event.by;
        if (event.cause === 'aid' && event.by > 0) add('aid', event.by);
        break;
      case 'blocked':
        add('blocks');
        countChoice(state, event, tokens[event.seat] ?? 0, add);
        break;
      case 'accepted':
        countChoice(state, event, tokens[event.seat] ?? 0, add);
        break;
      case 'communityGained':
        if (event.cause === 'buy') add('bought');
        break;
      case 'communitiesLost':
        add('communitiesLost', event.spaces.length);
        break;
      case 'pinsBorn':
        add('born', event.pins.length);
        break;
      case 'pinsDied':
        add('died', event.pins.length);
        break;
      case 'settled':
        add('housed', event.pins.length);
        break;
      case 'sheltered':
        add('sheltered', event.pins.length);
        break;
      case 'pinsSent':
        add('sent', event.pins.length);
        break;
      default:
        break;
    }
  }
}

/** Block rates: how often a nation that was hit and could pay had the choice, and how often it paid. */
function countChoice(
  state: State,
  event: Extract<Event, { type: 'blocked' | 'accepted' }>,
  tokens: number,
  add: Add,
): void {
  const card = cardOf(state.config, cardByName(state.config, event.card));
  const hit = affectedBy({ ...state, active: event.seat }, card).includes(event.seat);
  if (!hit || tokens < (card.row.cost ?? 0)) return;
  add(`block.${card.row.id}.could`);
  add(`block.${card.row.id}.did`, event.type === 'blocked' ? 1 : 0);
}
