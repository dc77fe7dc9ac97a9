import { type Automatic, done, upNext } from '../../../engine/agenda.ts';
import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Face, Part } from '../box.ts';
import { SQUARES } from '../content.ts';
import type { Ctx, JourneyIstanbul } from '../kind.ts';
import { dayOf } from '../pieces/calendar.ts';
import { fineFor } from '../pieces/fines.ts';
import { helpIsOpen } from '../pieces/help.ts';
import { charge, dropItem } from '../pieces/money.ts';
import { faceView } from '../pieces/sheet.ts';
import { openDeals } from '../pieces/talk.ts';
import { bonusOf, closeChains, markTasks } from '../pieces/tasks.ts';
import { cardIn } from '../pieces/topics.ts';
import { box, type Frame, faceOf, isFree, personOf, type State } from '../state.ts';
import { jailShort } from './jail.ts';

/**
 * JI-8 and JI-9: reveal, tasks of the evening, fines, and who is short. One step: nobody can act in between
 * (JI-R60).
 */
export const evening: Automatic<JourneyIstanbul, Extract<Frame, { step: 'evening' }>> = {
  run(state, _frame, ctx) {
    done(state);
    state.undo = null;
    const faces = reveal(state, ctx);
    markEvening(state, faces, ctx);
    upNext(
      state,
      { step: 'offers', kind: 'journey', from: 0 },
      { step: 'offers', kind: 'work', from: 0 },
      { step: 'prepare' },
    );
    raid(state, faces, ctx);
  },
};

/** JI-8.1, JI-8.2. */
function reveal(state: State, ctx: Ctx): readonly Face[] {
  const from = (dayOf(state.t) - 1) * SQUARES;
  const row = state.sheet.slice(from, from + SQUARES);
  const up = row.filter((card) => card > 0 && !state.sideways.includes(card));
  state.faceUp = up;
  ctx.reveal('all');
  const faces = up.map((card) => faceOf(state, card));
  ctx.out?.push({
    type: 'revealed',
    t: state.t,
    faces: up.map((card) => ({
      ...faceView(faceOf(state, card)),
      card,
      square: (state.sheet.indexOf(card) % SQUARES) + 1,
    })),
  });
  if (state.pending > 0) lapseTopics(state, up, ctx);
  return faces;
}

/** JI-R62: a deal about a card lapses when that card is turned face up. */
function lapseTopics(state: State, up: readonly number[], ctx: Ctx): void {
  for (const deal of openDeals(state)) {
    const topics = [deal.about, deal.wantsAbout];
    if (topics.some((topic) => topic !== null && up.includes(cardIn(topic)))) dropItem(state, deal, ctx);
  }
}

/** JI-R38: before the police act. */
function markEvening(state: State, faces: readonly Face[], ctx: Ctx): void {
  const raids = faces.filter((face) => face.kind === 'police').length;
  const offered = (kind: Face['kind'], at: number): boolean =>
    faces.some((face) => face.kind === kind && face.place === at);
  const holds = ({ when }: Part): boolean => {
    if (when === null) return false;
    if (when.is === 'exactlyPolice') return raids === when.count;
    return offered(when.is === 'journeyOffered' ? 'journey' : 'work', when.at);
  };
  state.people.forEach((person, seat) => {
    if (isFree(person)) {
      markTasks(state, seat, (part) => part.do === 'reveal' && part.at === person.place && holds(part), ctx);
    }
    closeChains(state, seat, 'evening', ctx);
  });
}

/** JI-9, 6.4: whoever is affected and can pay is charged at once (JI-R21); the others are short. */
function raid(state: State, faces: readonly Face[], ctx: Ctx): void {
  const raids = faces.flatMap((face, i) =>
    face.kind === 'police' ? [{ card: at(state.faceUp, i), fine: face.amount }] : [],
  );
  const [first, ...others] = raids;
  if (first === undefined) return;
  const { card, fine } = others.reduce((low, one) => (one.fine < low.fine ? one : low), first);
  const count = raids.length;
  const affected = state.people.flatMap((_person, seat) =>
    isAffected(state, seat, faces, count) ? [seat] : [],
  );
  ctx.out?.push({ type: 'raided', count, fine, affected });
  const short: { seat: Seat; due: number }[] = [];
  for (const seat of affected) {
    const person = personOf(state, seat);
    const due = fineFor(state, person, fine);
    if (person.money >= due) charge(state, seat, due, ctx);
    else short.push({ seat, due });
  }
  if (short.length === 0) return;
  state.help = { card, short, accepted: [], done: [] };
  if (state.config.raidHelpWindow && helpIsOpen(state)) {
    state.window++;
    upNext(state, { step: 'help' });
    ctx.out?.push({ type: 'helpOpened', short });
  } else {
    jailShort(state, ctx);
  }
}

function isAffected(state: State, seat: Seat, faces: readonly Face[], raids: number): boolean {
  const person = personOf(state, seat);
  if (!isFree(person)) return false;
  const { raidedByOne, raidedByTwo } = box(state);
  if (!(raids === 1 ? raidedByOne : raidedByTwo)[person.place]) return false;
  if (raids === 1 && bonusOf(state, person, 'raidExemptIfExactlyOnePoliceCard') > 0) return false;
  const work = faces.some((face) => face.kind === 'work' && face.place === person.place);
  return !(work && bonusOf(state, person, 'raidExemptWhereWorkOffered') > 0);
}
