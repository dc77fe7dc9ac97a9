import { boxOf, type CardsOf, type FamilyCards, familyAt, memberAt } from './box.ts';
import { CHALLENGES, SPACE_IDS, SPACES, spaceAt } from './content.ts';
import type { Event } from './event.ts';
import { winnersOf } from './score.ts';
import type { State } from './state.ts';

/** The statistics of 10.5. Means are taken over games; shares come out as quotients of two means. */
export const measureWith =
  (cardsOf: CardsOf) =>
  (state: State, events: readonly Event[]): Readonly<Record<string, number>> => {
    const seats = state.players.length;
    const found: Record<string, number> = {
      rounds: state.round,
      turns: 0,
      idleTurns: 0,
      trades: 0,
      noTrade: 0,
      offers: 0,
      landings: 0,
      markedDraws: 0,
      markedOpen: 0,
      packs: state.packs - 1,
      largestHand: 0,
      leadChanges: 0,
      leadTwice: 0,
      ferry: state.ended === 'lastFerry' ? 1 : 0,
      topSpace: 0,
      failures: 0,
      raceTried: 0,
      racePassed: 0,
      nerveTried: 0,
      nervePassed: 0,
    };
    for (const one of CHALLENGES) Object.assign(found, { [`${one}Tried`]: 0, [`${one}Passed`]: 0 });
    for (let place = 0; place < seats; place++) found[`winFromStart${place + 1}`] = 0;
    const add = (name: string, n = 1): void => {
      found[name] = (found[name] ?? 0) + n;
    };
    const hands = state.players.map(() => 0);
    const passes = state.players.map(() => 0);
    const landed = SPACES.map(() => 0);
    const grow = (seat: number, n: number): void => {
      hands[seat] = (hands[seat] ?? 0) + n;
      found.largestHand = Math.max(found.largestHand ?? 0, hands[seat] ?? 0);
    };
    let leader = -1;
    let form = '';
    let yields = 0;
    for (const event of events) {
      switch (event.type) {
        case 'turnBegan':
          add('turns');
          if (event.idle) add('idleTurns');
          break;
        case 'moved': {
          const to = spaceAt(event.to);
          landed[to] = (landed[to] ?? 0) + 1;
          add('landings');
          yields = boxOf(state.config).yields[to]?.open ?? 0;
          break;
        }
        case 'drew': {
          grow(event.seat, event.draws.length);
          if (found.landings === 0) break;
          const open = event.draws.filter((draw) => draw.mark === 'open').length;
          add('markedDraws', event.draws.length - yields);
          add('markedOpen', Math.max(0, open - yields));
          break;
        }
        case 'discarded':
          grow(event.seat, -event.cards.length);
          break;
        case 'handedIn':
          grow(event.who.seat, -event.cards.length);
          break;
        case 'traded':
          add('trades');
          grow(event.from, event.want.length - event.give.length);
          grow(event.to, event.give.length - event.want.length);
          break;
        case 'offered':
          add('offers');
          break;
        case 'attempted':
          form = event.challenge === 'physical' ? (event.form ?? '') : '';
          add(`${event.challenge}Tried`);
          if (form === 'race' || form === 'nerve') add(`${form}Tried`);
          break;
        case 'failed':
          add('failures');
          break;
        case 'passed': {
          add(`${event.challenge}Passed`);
          if (event.challenge === 'physical' && (form === 'race' || form === 'nerve')) add(`${form}Passed`);
          const { seat } = event.who;
          passes[seat] = (passes[seat] ?? 0) + 1;
          const most = Math.max(...passes);
          const ahead = passes.flatMap((n, one) => (n === most ? [one] : []));
          if (ahead.length === 1 && ahead[0] !== leader) {
            if (leader >= 0) add('leadChanges');
            leader = ahead[0] ?? -1;
          }
          break;
        }
        default:
          break;
      }
    }
    SPACE_IDS.forEach((id, space) => {
      found[`land.${id}`] = landed[space] ?? 0;
    });
    found.topSpace = Math.max(...landed) / Math.max(1, found.landings ?? 0);
    found.leadTwice = (found.leadChanges ?? 0) >= 2 ? 1 : 0;
    found.noTrade = found.trades === 0 ? 1 : 0;
    addWins(state, add, cardsOf(state.config));
    return found;
  };

/** By place after the first seat, by family and, in the Quick Game, by age and work of the member. */
function addWins(state: State, add: (name: string, n?: number) => void, cards: FamilyCards): void {
  const winners = winnersOf(state);
  const seats = state.players.length;
  state.players.forEach((player, seat) => {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    add(`winFromStart${((seat - state.first + seats) % seats) + 1}`, won);
    if (player.family < 0) return;
    const family = familyAt(cards, player.family).id;
    for (const key of [`family.${family}`]) {
      add(`${key}.played`);
      add(`${key}.won`, won);
    }
    if (state.config.mode !== 'quick' || player.choice < 0) return;
    const { age, work } = memberAt(cards, player.family, player.choice);
    for (const key of [`age.${age}`, `work.${work}`]) {
      add(`${key}.played`);
      add(`${key}.won`, won);
    }
  });
}
