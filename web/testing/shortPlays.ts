import { physicalCard } from '../../games/ellis-island/content.ts';
import { game as ellis } from '../../games/ellis-island/testing/game.ts';
import { given as island, play as onIsland, whyNot } from '../../games/ellis-island/testing/given.ts';
import { game as emigration } from '../../games/emigration/game.ts';
import { given as emigrants, givenBorder } from '../../games/emigration/testing/given.ts';
import { activate, all, play as cross, lane } from '../../games/emigration/testing/play.ts';
import { game as journey } from '../../games/journey-istanbul/game.ts';
import { given as istanbul, RED, YELLOW } from '../../games/journey-istanbul/testing/given.ts';
import { play as inIstanbul, payBail } from '../../games/journey-istanbul/testing/play.ts';

type Config = Readonly<Record<string, unknown>>;

/**
 * Moments that chance hardly ever comes to, by game and option: what can be seen there at a table with these
 * options.
 */
export const SHORT_PLAYS: Readonly<Record<string, (config: Config) => unknown>> = {
  // EM-R35: the preparation ends while somebody's card is pending.
  'emigration pendingAtBorder': (config) => {
    const ready = { passports: 1, tickets: 1 };
    const seats = [ready, { passports: 1, pending: 'ticket' }, { ...ready, layout: { A1: 'PAY' } }] as const;
    const { state, events } = cross(emigrants({ seats, active: 2, config }), activate(2, 'A1'));
    return [events, emigration.view(state, 1)];
  },
  // EM-R52: two enter with equal tokens and equal money.
  'emigration tie': (config) => {
    const seat = { passports: 1, tickets: 1, to: 'BIH', documents: 2, assurance: 11, money: 3 };
    const lanes = [
      [7, 7, 6],
      [5, 7, 8],
      [5, 6, 9],
      [4, 8, 10],
      [3, 9, 11],
    ];
    const { state } = cross(givenBorder({ seats: [seat, seat], lanes, config }), all, lane(1), all, lane(1));
    return emigration.outcome(state);
  },
  // JI-R23: somebody pays bail.
  'journey-istanbul bailBarsCards': (config) => {
    const at = ['jail', 'KAD', 'KAD', 'FAT'] as const;
    const facts = { t: 10, config, at, cell: 'P3A', release: 12, money: [5000], toPlay: [YELLOW] };
    const { state } = inIstanbul(istanbul(facts), [RED, payBail]);
    return journey.view(state, RED);
  },
  // EI-R45: an offer that wants nothing.
  'ellis-island gifts': (config) => {
    const state = island({ config, players: [{ hand: 'T3 P1' }, { hand: 'M3' }, { hand: 'M1 T1' }] });
    return whyNot(state, 0, { type: 'offer', to: 'all', give: ['time'], want: [] });
  },
  // EI-R27: a rival strikes where there is no pair.
  'ellis-island falseSlap': (config) => {
    const players = [{ at: { 1: 'DOH', 2: 'S05' } as const }, {}, {}, {}];
    const state = island({ config, seats: 4, step: 'challenge', turn: 0, moved: 1, players });
    onIsland(state, 0, { type: 'attempt', challenge: 'physical' });
    for (const seat of state.race?.participants ?? []) onIsland(state, seat, { type: 'ready', trip: 0 });
    if (state.race !== null) state.race.row = [physicalCard('PH-B-CO-2')];
    const slap = { type: 'slap', feature: 'color', card: 1, reaction: -1 } as const;
    const told = onIsland(state, 0, slap, undefined, 300);
    return [told, ellis.view(state, 0)];
  },
};
