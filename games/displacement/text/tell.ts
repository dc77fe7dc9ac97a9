import type { Seat } from '../../../engine/game.ts';
import type { Arg, Line } from '../../../engine/text.ts';
import { boxOf } from '../box.ts';
import { type Goal, REGION_CARDS, SCENARIO_CARDS } from '../content.ts';
import type { Action } from '../door.ts';
import type { Event } from '../event.ts';
import type { View } from '../eyes/view.ts';
import { originOf, type Pin } from '../state.ts';

const who = (seat: Seat): Arg => ({ seat });

const OUR_CARDS = new Set(SCENARIO_CARDS.rows.map(({ id }) => id));
const OUR_REGIONS = new Set(REGION_CARDS.rows.map(({ id }) => id));

/** An owner's card is called by what is printed on it. */
export function cardName(card: string): Arg {
  const id = card.replace(/#\d+$/, '');
  return OUR_CARDS.has(id) ? { key: `card.${id}` } : id;
}

export const regionName = (id: string): Arg => (OUR_REGIONS.has(id) ? { key: `region.${id}` } : id);

const goalName = (goal: Goal): Line => ({ key: `goal.${goal}` });

/** "2 from A, 1 from C", in the order in which the nations first appear. */
function fromWhere(pins: readonly Pin[]): readonly Line[] {
  const counts = new Map<Seat, number>();
  for (const pin of pins) counts.set(originOf(pin), (counts.get(originOf(pin)) ?? 0) + 1);
  return [...counts].map(([seat, n]) => ({ key: 'people.from', args: { n, seat: who(seat) } }));
}

function toWhom(pins: readonly { readonly to: Seat }[]): readonly Line[] {
  const counts = new Map<Seat, number>();
  for (const { to } of pins) counts.set(to, (counts.get(to) ?? 0) + 1);
  return [...counts].map(([seat, n]) => ({ key: 'people.to', args: { n, seat: who(seat) } }));
}

/** The log of one event, in the order it is read. One sentence each (section 9, screen reader). */
export function tell(event: Event): readonly Line[] {
  const key = `log.${event.type}`;
  switch (event.type) {
    case 'matchStarted': {
      const nations = event.regions.map((id, seat) => ({
        key: 'log.nation',
        args: { seat: who(seat), region: regionName(id) },
      }));
      return [{ key, args: { seat: who(event.first), nations } }];
    }
    case 'goalDealt': {
      const args = { seat: who(event.seat) };
      if (event.goal === null) return [{ key, args }];
      return [{ key: `${key}.known`, args: { ...args, goal: goalName(event.goal) } }];
    }
    case 'roundStarted':
      return [{ key, args: { round: event.round } }];
    case 'turnStarted':
      return [{ key, args: { seat: who(event.seat) } }];
    case 'reshuffled':
      return [{ key, args: { n: event.cards } }];
    case 'cardDrawn': {
      const args = { seat: who(event.seat), card: cardName(event.card) };
      return [{ key: event.affected.length === 0 ? `${key}.safe` : key, args }];
    }
    case 'blocked':
      return [{ key, args: { seat: who(event.seat), card: cardName(event.card), cost: event.cost } }];
    case 'accepted':
    case 'crashKept':
      return [{ key, args: { seat: who(event.seat), card: cardName(event.card) } }];
    case 'communitiesLost': {
      const { spaces, pins } = event;
      return [{ key, args: { seat: who(event.seat), count: spaces.length, spaces, n: pins.length } }];
    }
    case 'pinsDied':
    case 'pinsBorn':
    case 'sheltered':
      return [{ key, args: { seat: who(event.seat), n: event.pins.length } }];
    case 'tokensChanged':
      return tellTokens(event);
    case 'communityGained':
      return [{ key: `${key}.${event.cause}`, args: { seat: who(event.seat), space: event.space } }];
    case 'crashCounted':
      return [{ key, args: { seat: who(event.seat), card: cardName(event.card), n: event.left } }];
    case 'cardDiscarded':
      return [];
    case 'migrationAsked':
      return [{ key, args: { seat: who(event.receiver), n: event.senders.length } }];
    case 'migrationAnswered': {
      const args = { seat: who(event.seat) };
      if (event.choice === null) return [{ key, args }];
      const { zone, origin } = event.choice;
      const known = { ...args, zone: { key: `zone.${zone}` }, origin: who(origin) };
      return [{ key: `${key}.known`, args: known }];
    }
    case 'pinsMigrated': {
      if (event.pins.length === 0) return [{ key: `${key}.none`, args: { seat: who(event.receiver) } }];
      const people = event.pins.map(({ pin, from }) => ({
        key: `${key}.one`,
        args: { origin: who(originOf(pin)), seat: who(from) },
      }));
      return [{ key, args: { seat: who(event.receiver), people } }];
    }
    case 'settled': {
      const pins = event.pins.map(({ pin }) => pin);
      return [{ key, args: { seat: who(event.seat), n: pins.length, people: fromWhere(pins) } }];
    }
    case 'pinsSent':
      return [{ key, args: { seat: who(event.seat), n: event.pins.length, people: toWhom(event.pins) } }];
    case 'goalShown':
      return [{ key, args: { seat: who(event.seat), goal: goalName(event.goal) } }];
    case 'gameEnded':
      return tellEnd(event);
    default:
      return event satisfies never;
  }
}

/** Paying for a block, a community or shelter is told by those events. */
function tellTokens({ seat, by, cause }: Extract<Event, { type: 'tokensChanged' }>): readonly Line[] {
  if (cause === 'block' || cause === 'buy' || cause === 'shelter') return [];
  const way = by > 0 ? 'gain' : 'loss';
  return [{ key: `log.tokensChanged.${way}.${cause}`, args: { seat: who(seat), n: Math.abs(by) } }];
}

function tellEnd({ why, winners, byDeath, goals }: Extract<Event, { type: 'gameEnded' }>): readonly Line[] {
  const how = why === 'goal' ? 'goal' : winners.length === 0 ? 'limit.noWinner' : 'limit.closest';
  const shown = goals.map((goal, seat) => ({
    key: 'log.gameEnded.oneGoal',
    args: { seat: who(seat), goal: goalName(goal) },
  }));
  return [
    { key: `log.gameEnded.${how}`, args: { winners: winners.map(who) } },
    ...(byDeath ? [{ key: 'log.gameEnded.byDeath' }] : []),
    { key: 'log.gameEnded.goals', args: { goals: shown } },
  ];
}

/** What a button says. Colours are spoken as nations. */
export function label(action: Action, view: View): Line {
  const key = `label.${action.type}`;
  const nation = view.nations[view.active];
  const nationOfColour = (colour: string): Arg => who(view.nations.findIndex((one) => one.colour === colour));
  const frame = view.agenda.at(-1);
  const required = frame?.step === 'send' ? frame.min - frame.sent : 0;
  switch (action.type) {
    case 'block': {
      const row = boxOf(view.config).cards.find(({ name }) => name === view.drawn)?.row;
      return { key, args: { cost: row?.cost ?? 0 } };
    }
    case 'choosePin':
      return { key: `${key}.${action.zone}`, args: { seat: nationOfColour(action.colour) } };
    case 'settle':
      return { key, args: { seat: nationOfColour(action.colour) } };
    case 'finish': {
      const waiting = nation?.displaced.length ?? 0;
      const unpaid = waiting - (nation?.tokens ?? 0);
      if (unpaid > 0) return { key: `${key}.send`, args: { n: unpaid } };
      return waiting > 0 ? { key: `${key}.pay`, args: { n: waiting } } : { key };
    }
    case 'send': {
      const origin = nationOfColour(action.colour);
      return { key, args: { n: action.count, origin, seat: who(action.to) } };
    }
    case 'sendRest':
      return { key, args: { n: required, seat: who(action.to) } };
    case 'spreadRest':
      return { key, args: { n: required } };
    default:
      return { key };
  }
}
