import type { Seat } from '../../../engine/game.ts';
import type { Challenge } from '../content.ts';
import type { NerveView, RaceView, View } from '../eyes/view.ts';
import { type Member, memberOf } from './sums.ts';

/** Where somebody sits in an examination. */
export interface BenchPlace {
  readonly seat: Seat;
  /** The key of what they do there. */
  readonly role: string;
  readonly on?: boolean;
  readonly out?: boolean;
}

/** Who is examined in what, and who sits around. */
export interface Examination {
  readonly member: Member;
  readonly challenge: Challenge;
  readonly places: readonly BenchPlace[];
}

/** The examinations whose board is too full to seat everybody on it: all but the Interview. */
export function examinationIn(view: View): Examination | undefined {
  const { race, nerve, exam } = view;
  if (race !== null)
    return {
      member: memberOf(view, race.seat, race.slot),
      challenge: 'physical',
      places: raceBench(view, race),
    };
  if (nerve !== null)
    return {
      member: memberOf(view, nerve.seat, nerve.slot),
      challenge: 'physical',
      places: present(view).map((seat) => ({ seat, role: nerveRole(nerve, seat), on: seat === nerve.seat })),
    };
  if (exam === null) return undefined;
  return {
    member: memberOf(view, exam.seat, exam.slot),
    challenge: 'mental',
    places: [
      { seat: exam.seat, role: 'ui.exam.solves', on: true },
      { seat: exam.doctor, role: 'ui.exam.doctor' },
    ],
  };
}

export const raceBench = (view: View, race: RaceView): BenchPlace[] =>
  present(view).map((seat) => ({
    seat,
    role: raceRole(race, seat, view.step === 'race'),
    on: seat === race.seat,
    out: race.out.includes(seat),
  }));

const present = (view: View): Seat[] =>
  view.players.flatMap((player, seat) => (player.resigned > 0 ? [] : [seat]));

function raceRole(race: RaceView, seat: Seat, running: boolean): string {
  if (seat === race.dealer) return 'ui.race.deals';
  if (!race.participants.includes(seat)) return 'ui.race.looksOn';
  if (race.out.includes(seat)) return 'ui.race.isOut';
  if (running) return seat === race.seat ? 'ui.race.challenger' : 'ui.race.inRace';
  return race.ready.includes(seat) ? 'ui.race.isReady' : 'ui.race.notReady';
}

function nerveRole(nerve: NerveView, seat: Seat): string {
  if (seat === nerve.dealer) return 'ui.race.deals';
  if (!nerve.participants.includes(seat)) return 'ui.race.looksOn';
  return nerve.chosen.includes(seat) ? 'ui.nerve.chosen' : 'ui.nerve.thinks';
}
