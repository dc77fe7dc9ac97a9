import { bug } from '../../../engine/bug.ts';
import { type Chance, pick, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { boxOf } from '../box.ts';
import { QUESTION_ROWS } from '../content/interview.ts';
import { FIRST_JOB, KINDS, PHYSICAL_CARDS, SOME_JOB } from '../content.ts';
import { freshWork } from '../pieces/puzzleFace.ts';
import { CARD_IDS, CARDS } from '../pieces/puzzles/content.ts';
import type { Puzzle } from '../pieces/puzzles/types.ts';
import { cloneWork } from '../pieces/puzzles/work.ts';
import { countsOf } from '../pieces/supply.ts';
import { USUAL } from '../setup.ts';
import type { Interview, Mental, Nerve, Player, Question, Race, State } from '../state.ts';
import { familyIn, knownConfig } from './known.ts';
import { solve } from './solver.ts';
import type { ExamView, InterviewView, PlayerView, View } from './view.ts';

/** A full state that looks the same to this seat. What it does not see is dealt anew from what is left. */
export function imagine(view: View, seat: Seat, _memory: unknown, chance: Chance): State {
  const { pile, hands } = imagineCards(view, chance);
  const exam = view.exam === null ? null : imagineExam(view, view.exam, chance);
  const interview = view.interview === null ? null : imagineInterview(view, view.interview, chance);
  const gone = interview?.questions.map(({ card }) => card) ?? [];
  return {
    config: knownConfig(view),
    agenda: view.step === null ? [] : [{ step: view.step }],
    players: view.players.map((player, i) => imaginePlayer(view, player, i, hands[i], chance)),
    first: view.first,
    round: view.round,
    turn: { ...view.turn, others: view.turn.others.slice() },
    window: view.window,
    considering: view.considering,
    lapsed: view.lapsed,
    pile,
    discards: view.discards.slice(),
    packs: view.packs,
    physical: someOf(chance, PHYSICAL_CARDS, view.physical, view.race?.row ?? []),
    mental: someOf(chance, CARD_IDS.length, view.mental, exam === null ? [] : [exam.card]),
    questions: someOf(chance, QUESTION_ROWS.length, view.questions, gone),
    calm: view.calm,
    offers: view.offers.slice(),
    race: imagineRace(view, seat),
    nerve: imagineNerve(view, seat, chance),
    exam,
    interview,
    resignations: view.resignations,
    ended: view.ended,
  };
}

/** So many of the numbers below `all`, without those that are known to be elsewhere. */
function someOf(chance: Chance, all: number, size: number, without: readonly number[]): number[] {
  const left: number[] = [];
  for (let i = 0; i < all; i++) if (!without.includes(i)) left.push(i);
  // Only the order is a guess when nothing is missing.
  return left.length === size ? left : shuffle(chance, left).slice(0, size);
}

/**
 * 10.3: each hand has at least what everybody saw it get and what it offers; the rest comes from what is
 * left.
 */
function imagineCards(view: View, chance: Chance): { pile: number[]; hands: number[][] } {
  const left = boxOf(view.config).pack.map((n, kind) => n * view.packs - (view.discards[kind] ?? 0));
  const hands = view.players.map((player) => player.hand?.slice() ?? KINDS.map(() => 0));
  for (const hand of hands)
    hand.forEach((n, kind) => {
      left[kind] = (left[kind] ?? 0) - n;
    });
  const deal = (hand: number[], kind: number): void => {
    hand[kind] = (hand[kind] ?? 0) + 1;
    left[kind] = (left[kind] ?? 0) - 1;
  };
  view.players.forEach((player, seat) => {
    const hand = hands[seat] ?? bug('no hand', seat);
    if (player.hand !== null) return;
    leastOf(view, player, seat).forEach((n, kind) => {
      for (let i = 0; i < n && (left[kind] ?? 0) > 0; i++) deal(hand, kind);
    });
  });
  const pile = left.flatMap((n, kind) => new Array<number>(Math.max(0, n)).fill(kind));
  shuffle(chance, pile);
  view.players.forEach((player, seat) => {
    const hand = hands[seat] ?? bug('no hand', seat);
    if (player.hand !== null) return;
    let held = hand.reduce((sum, n) => sum + n, 0);
    for (let jobs = jobsSeen(player, hand); jobs > 0 && held < player.handSize; jobs--, held++) {
      const at = pile.findLastIndex((kind) => kind >= FIRST_JOB);
      if (at < 0) break;
      const [kind = 0] = pile.splice(at, 1);
      hand[kind] = (hand[kind] ?? 0) + 1;
    }
    for (; held < player.handSize; held++) {
      const kind = pile.pop() ?? bug('too few Resource cards for the hands');
      hand[kind] = (hand[kind] ?? 0) + 1;
    }
  });
  return { pile, hands };
}

/**
 * By kind: what was seen, and what an open offer or counter-offer says it holds; never more than the hand.
 */
function leastOf(view: View, player: PlayerView, seat: Seat): number[] {
  const least = KINDS.map(() => 0);
  const atLeast = (counts: readonly number[]): void => {
    for (let kind = 0; kind < KINDS.length; kind++)
      least[kind] = Math.max(least[kind] ?? 0, counts[kind] ?? 0);
  };
  for (const offer of view.offers) {
    if (offer.from === seat) atLeast(countsOf(offer.give));
    for (const counter of offer.counters) {
      if (counter.from === seat && counter.open) atLeast(countsOf(counter.give));
    }
  }
  const promised = least.slice();
  atLeast(player.known);
  let over = least.reduce((sum, n) => sum + n, 0) - player.handSize;
  for (let kind = 0; kind < KINDS.length && over > 0; kind++) {
    const cut = Math.min(over, (least[kind] ?? 0) - (promised[kind] ?? 0));
    least[kind] = (least[kind] ?? 0) - cut;
    over -= cut;
  }
  return least;
}

function jobsSeen(player: PlayerView, hand: readonly number[]): number {
  let known = player.known[SOME_JOB] ?? 0;
  let held = 0;
  for (let kind = FIRST_JOB; kind < KINDS.length; kind++) {
    known += player.known[kind] ?? 0;
    held += hand[kind] ?? 0;
  }
  return Math.max(0, known - held);
}

const FIVE = 5;

function imaginePlayer(
  view: View,
  player: PlayerView,
  seat: Seat,
  hand: number[] | undefined,
  chance: Chance,
): Player {
  return {
    family: familyIn(view, seat),
    choice: player.choice === null ? -1 : player.choice < 0 ? chance.below(FIVE) : player.choice,
    at: player.at.slice(),
    held: player.held.slice(),
    fresh: player.fresh,
    passes: player.passes.slice(),
    hand: hand ?? bug('no hand', seat),
    known: player.known.slice(),
    failures: player.failures,
    resigned: player.resigned,
    finished: player.finished,
    offered: player.offered ?? view.offers.filter((offer) => offer.from === seat).length,
    countered: player.countered ?? 0,
    numbers: player.numbers.map((n) => Math.max(0, n)),
    prefer: player.prefer ?? USUAL,
  };
}

function imagineRace(view: View, seat: Seat): Race | null {
  const { race } = view;
  if (race === null) return null;
  const { trip, pressed, ...open } = race;
  return {
    ...open,
    participants: race.participants.slice(),
    ready: race.ready.slice(),
    trips: view.players.map((_player, i) => (i === seat ? trip : 0)),
    row: race.row.slice(),
    out: race.out.slice(),
    skip: race.skip.slice(),
    slaps: pressed ? [{ seat, ms: race.elapsed }] : [],
    pressed: pressed ? [seat] : [],
  };
}

function imagineNerve(view: View, seat: Seat, chance: Chance): Nerve | null {
  const { nerve } = view;
  if (nerve === null) return null;
  return {
    seat: nerve.seat,
    slot: nerve.slot,
    dealer: nerve.dealer,
    participants: nerve.participants.slice(),
    hands:
      nerve.hands?.slice() ??
      view.players.map((_player, i) =>
        i === seat ? nerve.own : nerve.chosen.includes(i) ? 2 + chance.below(2) : 0,
      ),
  };
}

function imagineExam(view: View, exam: ExamView, chance: Chance): Mental {
  const card = imagineCard(exam, chance);
  const puzzle = imaginePuzzle(exam, chance);
  return {
    seat: exam.seat,
    slot: exam.slot,
    doctor: exam.doctor,
    card,
    seed: 0,
    puzzle,
    work: exam.face === null ? freshWork(card) : cloneWork(exam.work),
    steps: exam.steps,
    ticks: exam.ticks ?? (view.config.mentalTimer === 'off' ? -1 : unknownTicks(view)),
  };
}

const unknownTicks = ({ config }: View): number => (config.pace === 'async' ? -1 : 1);

function imagineCard({ face }: ExamView, chance: Chance): number {
  const able = CARDS.flatMap(({ family, level }, i) =>
    face === null || (family === face.family && level === face.level) ? [i] : [],
  );
  return pick(chance, able);
}

function imaginePuzzle({ face, solution }: ExamView, chance: Chance): Puzzle | null {
  if (face === null) return null;
  const shown = face.family === 'cube' ? { ...face, taps: null } : face;
  // A solution is of the family of its face: put together, the compiler no longer knows it.
  return { ...shown, solution: solution ?? solve(face, chance) } as Puzzle;
}

function imagineInterview(view: View, now: InterviewView, chance: Chance): Interview {
  const seen = now.questions.map((question, i): Question => {
    const card = QUESTION_ROWS.findIndex(({ id }) => id === question.card);
    const { about } = question;
    // Spoken: only the Interviewer knows what is right; what was marked must stay so.
    if (question.options.length === 0) return { card, about, options: ANSWERS, right: 0 };
    return { card, about, options: question.options, right: question.right ?? likelyRight(now, i, chance) };
  });
  const used = seen.map(({ card }) => card);
  while (seen.length < 3) {
    const card = pick(
      chance,
      QUESTION_ROWS.flatMap((_row, i) => (used.includes(i) ? [] : [i])),
    );
    used.push(card);
    seen.push({ card, about: '', options: ANSWERS, right: chance.below(ANSWERS.length) });
  }
  return {
    seat: now.seat,
    slot: now.slot,
    asker: now.asker,
    questions: seen,
    at: now.at,
    given: now.given.slice(),
    marks: now.marks.slice(),
    ticks: now.ticks ?? unknownTicks(view),
  };
}

/** Nobody but the Interviewer knows what will be asked, so nobody is shown these. */
const ANSWERS = ['1', '2', '3', '4', '5', '6'] as const;

/** What was marked right is right, what was marked wrong is not; the rest is a guess. */
function likelyRight({ questions, given, marks }: InterviewView, i: number, chance: Chance): number {
  const options = questions[i]?.options ?? [];
  const answered = options.indexOf(given[i] ?? '');
  if (marks[i] === true) return answered;
  const able = options.flatMap((_option, at) => (at === answered && marks[i] === false ? [] : [at]));
  return pick(chance, able);
}
