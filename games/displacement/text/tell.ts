import { byType } from '../../../engine/byType.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { Event } from '../event.ts';
import { originOf } from '../state.ts';
import { cardName, goalName, nationName, regionName, who } from './names.ts';

/** The log of one event, in the order it is read. One sentence each (section 9, screen reader). */
export const tell = byType<Event, readonly Line[]>({
  matchStarted({ first, regions }) {
    const nations = regions.map((id, seat) => ({
      key: 'log.nation',
      args: { seat: who(seat), region: regionName(id) },
    }));
    return [{ key: 'log.matchStarted', args: { seat: who(first), nations } }];
  },
  goalDealt({ seat, goal }) {
    if (goal === null) return [{ key: 'log.goalDealt', args: { seat: who(seat) } }];
    return [{ key: 'log.goalDealt.known', args: { seat: who(seat), goal: goalName(goal) } }];
  },
  roundStarted: ({ round }) => [{ key: 'log.roundStarted', args: { round } }],
  turnStarted: ({ seat }) => [{ key: 'log.turnStarted', args: { seat: who(seat) } }],
  reshuffled: ({ cards }) => [{ key: 'log.reshuffled', args: { n: cards } }],
  cardDrawn: ({ seat, card, affected }) => [
    {
      key: affected.length === 0 ? 'log.cardDrawn.safe' : 'log.cardDrawn',
      args: { seat: who(seat), card: cardName(card) },
    },
  ],
  blocked: ({ seat, card, cost }) => [
    { key: 'log.blocked', args: { seat: who(seat), card: cardName(card), cost } },
  ],
  accepted: ({ seat, card }) => [{ key: 'log.accepted', args: { seat: who(seat), card: cardName(card) } }],
  communitiesLost: ({ seat, spaces, pins }) => [
    {
      key: 'log.communitiesLost',
      args: { seat: who(seat), count: spaces.length, spaces, n: pins.length },
    },
  ],
  pinsDied: ({ seat, pins }) => [{ key: 'log.pinsDied', args: { seat: who(seat), n: pins.length } }],
  pinsBorn: ({ seat, pins }) => [{ key: 'log.pinsBorn', args: { seat: who(seat), n: pins.length } }],
  tokensChanged({ seat, by, cause }) {
    // Paying for a block, a community or shelter is told by those events.
    if (cause === 'block' || cause === 'buy' || cause === 'shelter') return [];
    const way = by > 0 ? 'gain' : 'loss';
    return [{ key: `log.tokensChanged.${way}.${cause}`, args: { seat: who(seat), n: Math.abs(by) } }];
  },
  communityGained: ({ seat, space, cause }) => [
    { key: `log.communityGained.${cause}`, args: { seat: who(seat), space } },
  ],
  crashKept: ({ seat, card }) => [{ key: 'log.crashKept', args: { seat: who(seat), card: cardName(card) } }],
  crashCounted: ({ seat, card, left }) => [
    { key: 'log.crashCounted', args: { seat: who(seat), card: cardName(card), n: left } },
  ],
  cardDiscarded: () => [],
  migrationAsked: ({ receiver, senders }) => [
    { key: 'log.migrationAsked', args: { seat: who(receiver), n: senders.length } },
  ],
  migrationAnswered({ seat, choice }) {
    if (choice === null) return [{ key: 'log.migrationAnswered', args: { seat: who(seat) } }];
    const args = { seat: who(seat), nation: nationName(choice.origin) };
    return [{ key: `log.migrationAnswered.${choice.zone}`, args }];
  },
  pinsMigrated({ receiver, pins }) {
    if (pins.length === 0) return [{ key: 'log.pinsMigrated.none', args: { seat: who(receiver) } }];
    const people = pins.map(({ from }) => ({ key: 'people.from', args: { n: 1, nation: nationName(from) } }));
    const away = pins.filter(({ pin, from }) => originOf(pin) !== from);
    return [
      { key: 'log.pinsMigrated', args: { seat: who(receiver), people } },
      ...away.map(({ pin, from }) => ({
        key: 'log.pinsMigrated.born',
        args: { nation: nationName(from), origin: nationName(originOf(pin)) },
      })),
    ];
  },
  settled({ seat, pins }) {
    const people = counted(
      'people.from',
      pins.map(({ pin }) => originOf(pin)),
    );
    return [{ key: 'log.settled', args: { seat: who(seat), people } }];
  },
  sheltered: ({ seat, pins }) => [{ key: 'log.sheltered', args: { seat: who(seat), n: pins.length } }],
  pinsSent({ seat, pins }) {
    const people = counted(
      'people.to',
      pins.map(({ to }) => to),
    );
    return [{ key: 'log.pinsSent', args: { seat: who(seat), people } }];
  },
  goalShown: ({ seat, goal }) => [{ key: 'log.goalShown', args: { seat: who(seat), goal: goalName(goal) } }],
  gameEnded({ why, winners, byDeath, goals }) {
    const how = why === 'goal' ? 'goal' : winners.length === 0 ? 'limit.noWinner' : 'limit.closest';
    const shown = goals.map((goal, seat) => ({
      key: 'log.gameEnded.oneGoal',
      args: { seat: who(seat), goal: goalName(goal) },
    }));
    const lines: Line[] = [
      { key: `log.gameEnded.${how}`, args: { winners: winners.map(who), n: winners.length } },
    ];
    if (byDeath) lines.push({ key: 'log.gameEnded.byDeath' });
    lines.push({ key: 'log.gameEnded.goals', args: { goals: shown } });
    return lines;
  },
});

/** "2 people from your nation and 1 person from Ana’s nation", in the order in which they first appear. */
function counted(key: 'people.from' | 'people.to', nations: readonly Seat[]): readonly Line[] {
  const counts = new Map<Seat, number>();
  for (const seat of nations) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].map(([seat, n]) => ({ key, args: { n, seat: who(seat), nation: nationName(seat) } }));
}
