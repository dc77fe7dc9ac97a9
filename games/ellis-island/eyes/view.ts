import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Preferences } from '../action.ts';
import { type CardsOf, type FamilyCards, familyAt, memberAt } from '../box.ts';
import { publicConfig, type ToldConfig } from '../config.ts';
import type { FamilyRow } from '../content/families.ts';
import { QUESTION_ROWS } from '../content/interview.ts';
import { type Look, openLook } from '../content.ts';
import type { Solution } from '../event.ts';
import type { Face } from '../pieces/familyFace.ts';
import { puzzleOf } from '../pieces/puzzleFace.ts';
import { show, showing } from '../pieces/puzzles/puzzle.ts';
import type { PuzzleView, Work } from '../pieces/puzzles/types.ts';
import { cloneWork } from '../pieces/puzzles/work.ts';
import { seesOffer } from '../pieces/trade.ts';
import {
  handSize,
  type Interview,
  type Mental,
  type Offer,
  type Player,
  playerOf,
  type State,
  type StepName,
  stepOf,
  type Turn,
  type Why,
} from '../state.ts';

export interface PlayerView {
  /**
   * The Family Card by its id: public, but for its owner and for spectators during that family's Interview.
   */
  readonly family: string | null;
  /** The whole card with its private facts: the owner's, and the Interviewer's during the Interview. */
  readonly card: FamilyRow | null;
  /**
   * Quick Game, from 0: the own choice, and everybody's when all are in. Null: not chosen; -1: chosen in
   * secret.
   */
  readonly choice: number | null;
  readonly at: readonly number[];
  readonly held: readonly number[];
  readonly fresh: number;
  readonly passes: readonly number[];
  readonly handSize: number;
  /** By kind; null if it is not the viewer's. */
  readonly hand: readonly number[] | null;
  /** Public arithmetic: at least so many of each kind, and Job Offers of unseen kind. */
  readonly known: readonly number[];
  readonly failures: number;
  readonly resigned: number;
  readonly finished: boolean;
  /** How many offers were made to each seat and, last, to all; -1 where that is private to others. */
  readonly numbers: readonly number[];
  /** The viewer's own: offers and counter-offers of this turn, settings. */
  readonly offered: number | null;
  readonly countered: number | null;
  readonly prefer: Preferences | null;
}

export interface RaceView {
  readonly seat: Seat;
  readonly slot: number;
  readonly dealer: Seat;
  readonly byClock: boolean;
  readonly participants: readonly Seat[];
  readonly ready: readonly Seat[];
  readonly late: boolean;
  readonly row: readonly number[];
  readonly out: readonly Seat[];
  readonly skip: readonly number[];
  readonly elapsed: number;
  readonly tick: number;
  readonly tickMs: number;
  readonly losses: number;
  /** The viewer's own slap was taken. Whether it was right is told with the result. */
  readonly pressed: boolean;
  readonly trip: number;
}

export interface NerveView {
  readonly seat: Seat;
  readonly slot: number;
  readonly dealer: Seat;
  readonly participants: readonly Seat[];
  /** Who has chosen. */
  readonly chosen: readonly Seat[];
  /** The viewer's own, 0 for none. */
  readonly own: number;
  /** All of them, for those who watch everything. */
  readonly hands: readonly number[] | null;
}

export interface ExamView {
  readonly seat: Seat;
  readonly slot: number;
  readonly doctor: Seat;
  /** Null until the Doctor begins, but for the Doctor. */
  readonly face: PuzzleView | null;
  /** The Doctor's. */
  readonly solution: Solution | null;
  readonly work: Work;
  readonly steps: number;
  /** Ticks of 30 s left, for the challenger only; -1 for no clock. */
  readonly ticks: number | null;
}

export interface QuestionView {
  /** The id of the card: its words are in the texts. */
  readonly card: string;
  readonly about: string;
  /** Empty in the spoken form, but for the Interviewer. */
  readonly options: readonly string[];
  /** The Interviewer's: place of the right option. */
  readonly right: number | null;
}

export interface InterviewView {
  readonly seat: Seat;
  readonly slot: number;
  /** The one name the challenger may read now, and the one portrait. */
  readonly name: string;
  readonly look: Look | null;
  readonly asker: Seat;
  readonly at: number;
  /** Those asked so far; all three for the Interviewer. */
  readonly questions: readonly QuestionView[];
  readonly given: readonly string[];
  readonly marks: readonly (boolean | null)[];
  readonly ticks: number | null;
}

export interface View {
  readonly config: ToldConfig;
  /** The public faces of all Family Cards; null for one that is covered. */
  readonly families: readonly (Face | null)[];
  readonly step: StepName | null;
  readonly players: readonly PlayerView[];
  readonly first: Seat;
  readonly round: number;
  readonly turn: Turn;
  readonly window: number;
  readonly considering: number;
  readonly lapsed: number;
  readonly pile: number;
  readonly discards: readonly number[];
  readonly packs: number;
  readonly physical: number;
  readonly mental: number;
  readonly questions: number;
  readonly calm: boolean;
  readonly offers: readonly Offer[];
  readonly race: RaceView | null;
  readonly nerve: NerveView | null;
  readonly exam: ExamView | null;
  readonly interview: InterviewView | null;
  readonly resignations: number;
  readonly ended: Why | null;
}

/**
 * Who looks at what. `now` is the reading moment of an old picture: what is covered now is covered in it, too
 * (7.2).
 */
interface Eyes {
  readonly state: State;
  readonly now: State;
  readonly viewer: Viewer;
  /** The viewer's seat, -1 for none. */
  readonly me: Seat;
  /** After the game all hands and cards lie open; settings never do. */
  readonly isOpen: boolean;
  readonly cards: FamilyCards;
}

/** 7.1, built up from nothing. */
export const viewWith =
  (cardsOf: CardsOf) =>
  (state: State, viewer: Viewer, now: State = state): View => {
    const me = typeof viewer === 'number' ? viewer : -1;
    const isOpen = viewer === 'all' || state.ended !== null;
    const eyes: Eyes = { state, now, viewer, me, isOpen, cards: cardsOf(state.config) };
    return {
      config: publicConfig(state.config),
      families: facesFor(now, viewer, cardsOf(now.config)),
      step: stepOf(state) ?? null,
      players: state.players.map((player, seat) => playerView(eyes, player, seat)),
      first: state.first,
      round: state.round,
      turn: { ...state.turn, others: state.turn.others.slice() },
      window: state.window,
      considering: state.considering,
      lapsed: state.lapsed,
      pile: state.pile.length,
      discards: state.discards.slice(),
      packs: state.packs,
      physical: state.physical.length,
      mental: state.mental.length,
      questions: state.questions.length,
      calm: state.calm,
      offers: state.offers.filter((offer) => viewer === 'all' || seesOffer(offer, me)),
      race: raceView(state, me),
      nerve: nerveView(state, me, isOpen),
      exam: state.exam === null ? null : examView(eyes, state.exam),
      interview: state.interview === null ? null : interviewView(eyes, state.interview),
      resignations: state.resignations,
      ended: state.ended,
    };
  };

/** EI-R39: the card has been handed over; a spectator's page may be the challenger's second screen. */
export const isCovered = (state: State, seat: Seat, viewer: Viewer): boolean =>
  state.interview?.seat === seat && (viewer === seat || viewer === 'public');

/** 7.3: nobody may whisper a solution or a fact to whoever is examined; old talk and own notes could, too. */
export const secluded = (state: State, viewer: Viewer): boolean =>
  state.ended === null &&
  ((state.exam !== null && state.exam.seat === viewer) ||
    (state.interview !== null && isCovered(state, state.interview.seat, viewer)));

function facesFor(now: State, viewer: Viewer, { faces }: FamilyCards): readonly (Face | null)[] {
  const { interview } = now;
  if (interview === null || !isCovered(now, interview.seat, viewer)) return faces;
  const covered = now.players[interview.seat]?.family;
  return faces.map((face, i) => (i === covered ? null : face));
}

function playerView(eyes: Eyes, player: Player, seat: Seat): PlayerView {
  const { state, now, viewer, isOpen, cards } = eyes;
  const own = seat === viewer;
  const family = player.family < 0 ? null : familyAt(cards, player.family);
  const covered = isCovered(now, seat, viewer);
  const isShown = state.round > 0 || isOpen;
  return {
    family: family === null || covered ? null : family.id,
    card: family !== null && !covered && readsCard(eyes, seat) ? family : null,
    choice: player.choice < 0 ? null : own || isShown ? player.choice : -1,
    at: player.at.slice(),
    held: player.held.slice(),
    fresh: player.fresh,
    passes: player.passes.slice(),
    handSize: handSize(player),
    hand: own || isOpen ? player.hand.slice() : null,
    known: player.known.slice(),
    failures: player.failures,
    resigned: player.resigned,
    finished: player.finished,
    numbers: player.numbers.map((n, to) =>
      own || to === viewer || to === player.numbers.length - 1 || viewer === 'all' ? n : -1,
    ),
    offered: own ? player.offered : null,
    countered: own ? player.countered : null,
    prefer: own ? player.prefer : null,
  };
}

function readsCard({ state, viewer, isOpen }: Eyes, seat: Seat): boolean {
  if (isOpen || (state.interview?.seat === seat && state.interview.asker === viewer)) return true;
  return viewer === seat && !isPutAway(state, seat);
}

/** EI-R39, `coverFrom`: at some tables the private half of the card is covered during one's whole turn. */
export const isPutAway = ({ config, turn, round }: State, seat: Seat): boolean =>
  config.coverFrom === 'turnStart' && turn.seat === seat && round > 0;

function raceView(state: State, me: Seat): RaceView | null {
  const { race } = state;
  if (race === null) return null;
  return {
    seat: race.seat,
    slot: race.slot,
    dealer: race.dealer,
    byClock: race.byClock,
    participants: race.participants.slice(),
    ready: race.ready.slice(),
    late: race.late,
    row: race.row.slice(),
    out: race.out.slice(),
    skip: race.skip.slice(),
    elapsed: race.elapsed,
    tick: race.tick,
    tickMs: race.tickMs,
    losses: race.losses,
    pressed: race.pressed.includes(me),
    trip: race.trips[me] ?? 0,
  };
}

function nerveView({ nerve }: State, me: Seat, isOpen: boolean): NerveView | null {
  if (nerve === null) return null;
  return {
    seat: nerve.seat,
    slot: nerve.slot,
    dealer: nerve.dealer,
    participants: nerve.participants.slice(),
    chosen: nerve.participants.filter((seat) => nerve.hands[seat] !== 0),
    own: nerve.hands[me] ?? 0,
    hands: isOpen ? nerve.hands.slice() : null,
  };
}

function examView({ state, me, isOpen }: Eyes, exam: Mental): ExamView {
  const step = stepOf(state);
  const reads = isOpen || me === exam.doctor;
  // EI-R61: the Doctor of CUBE knows the taps when they are tapped.
  const knows = isOpen || (reads && !(step === 'doctor' && exam.work.family === 'cube'));
  const isTapped = step === 'show' && me === exam.seat;
  const puzzle = puzzleOf(state.config, exam);
  const face = isTapped ? showing(puzzle) : step !== 'doctor' || reads ? show(puzzle) : null;
  return {
    seat: exam.seat,
    slot: exam.slot,
    doctor: exam.doctor,
    face,
    solution: knows ? puzzle.solution : null,
    work: face === null ? { family: 'tags', assigned: null } : cloneWork(exam.work),
    steps: exam.steps,
    ticks: me === exam.seat && step !== 'doctor' ? exam.ticks : null,
  };
}

function interviewView(
  { state, now: present, viewer, me, isOpen, cards }: Eyes,
  now: Interview,
): InterviewView {
  const { family } = playerOf(state, now.seat);
  const reads = isOpen || me === now.asker;
  const isOld = state !== present && isCovered(present, now.seat, viewer);
  const showsOptions = !isOld && (reads || state.config.interviewForm === 'choice');
  const member = memberAt(cards, family, now.slot);
  const isUnnamed = isOld && present.interview?.slot !== now.slot;
  const asked = reads ? now.questions : now.questions.slice(0, now.at + 1);
  return {
    seat: now.seat,
    slot: now.slot,
    name: isUnnamed ? '' : member.name,
    look: isUnnamed ? null : openLook(member.look),
    asker: now.asker,
    at: now.at,
    questions: asked.map(({ card, about, options, right }) => ({
      card: QUESTION_ROWS[card]?.id ?? '',
      about: isOld ? '' : about,
      options: showsOptions ? options : [],
      right: reads ? right : null,
    })),
    given: now.given.map((given) => (isOld ? '' : given)),
    marks: now.marks.slice(),
    ticks: me === now.seat ? now.ticks : null,
  };
}
