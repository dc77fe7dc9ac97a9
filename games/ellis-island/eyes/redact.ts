import type { Seat, Viewer } from '../../../engine/game.ts';
import type { AnswerTold, DrawTold, Event, Who } from '../event.ts';
import { seesOffer } from '../pieces/trade.ts';
import { type State, stepOf } from '../state.ts';
import { isCovered, isPutAway } from './view.ts';

/**
 * 6.5 and 7.2. What a family's Interview covers is cut from old lines, too, as long as it lasts: `state` is
 * the one of the reading moment.
 */
export function redact(
  event: Event,
  viewer: Viewer,
  state: State,
  when: 'live' | 'later',
): Event | undefined {
  const me = typeof viewer === 'number' ? viewer : -1;
  const isOpen = viewer === 'all' || state.ended !== null;
  switch (event.type) {
    case 'preferred':
      return event.seat === me ? event : undefined;
    case 'claimed':
      return isCovered(state, event.seat, viewer) ? { ...event, family: null, name: null } : event;
    case 'moved':
    case 'stayed':
    case 'attempted':
    case 'lapsed':
    case 'passed':
    case 'failed':
    case 'handedIn':
    case 'immigrated':
      return isCovered(state, event.who.seat, viewer) ? { ...event, who: unnamed(state, event.who) } : event;
    case 'membersShown': {
      const who = event.who.map((one) => (isCovered(state, one.seat, viewer) ? unnamed(state, one) : one));
      return { ...event, who };
    }
    case 'memberChosen':
      return isOpen || event.seat === me || state.round > 0 ? event : { ...event, slot: null };
    case 'drew':
      return isOpen || event.seat === me ? event : { ...event, draws: event.draws.map(hidden) };
    case 'slapped':
      return event.isFalse || event.seat === me || isOpen ? event : undefined;
    case 'handChosen':
      return isOpen || event.seat === me ? event : { ...event, card: null };
    case 'puzzleDrawn':
      return isOpen || event.doctor === me ? event : undefined;
    case 'puzzleShown': {
      const seesTaps = isOpen || (event.seat === me && when === 'live' && stepOf(state) === 'show');
      if (event.face.family !== 'cube' || seesTaps) return event;
      return { ...event, face: { ...event.face, taps: null } };
    }
    case 'asked':
    case 'answered': {
      if (when === 'live' || !isCovered(state, event.seat, viewer)) return event;
      return event.type === 'asked' ? { ...event, about: null, options: null } : { ...event, given: null };
    }
    case 'interviewOver':
      return { ...event, answers: event.answers.map(answerFor(event.seat, viewer, state)) };
    case 'offered':
    case 'countered':
      return viewer === 'all' || seesOffer(event.offer, me) ? event : undefined;
    case 'declined':
    case 'offerClosed':
      return viewer === 'all' || seesOffer(event, me) ? event : undefined;
    default:
      return event;
  }
}

/** EI-R41, EI-R50: what the card says is for its owner, as long as the owner may read the card. */
const answerFor = (seat: Seat, viewer: Viewer, state: State) => {
  const covered = isCovered(state, seat, viewer);
  const reads = viewer === 'all' || state.ended !== null || (viewer === seat && !isPutAway(state, seat));
  return (told: AnswerTold): AnswerTold => {
    if (covered) return { ...told, about: null, given: null, answer: null };
    return reads ? told : { ...told, answer: null };
  };
};

/** The name of the member being examined may be read. */
const unnamed = (state: State, who: Who): Who =>
  state.interview?.slot === who.slot - 1 ? who : { ...who, name: null };

/** 7.1: of a marked draw the kind, of a Job only that it is one, of an open draw nothing. */
const hidden = (draw: DrawTold): DrawTold =>
  draw.mark === 'job' || draw.mark === 'open' ? { ...draw, kind: null } : draw;
