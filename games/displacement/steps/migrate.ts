import { type Decision, done } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action, Zone } from '../action.ts';
import type { Event, PlacedPin } from '../event.ts';
import type { Ctx, Displacement } from '../kind.ts';
import { answerInOrder, answersOf } from '../pieces/answers.ts';
import { communitiesOf, peopleOf, thinnestHome } from '../pieces/nation.ts';
import { leaveHome } from '../pieces/people.ts';
import { whoHasMost } from '../pieces/ties.ts';
import { putAway } from '../pieces/turn.ts';
import { BASIC, noSuchPeople, refused } from '../refusals.ts';
import { checkGoals } from '../score.ts';
import { type Answer, type Frame, type Nation, nationOf, originOf, type Pin, type State } from '../state.ts';

type Migrate = Extract<Frame, { step: 'migrate' }>;

/** DI-7.21 to DI-7.26, DI-R22. Undefined if nobody is left to be asked: then everything has been done. */
export function askMigrants(state: State, ctx: Ctx): Migrate | undefined {
  const seats = state.nations.length;
  const receiver = whoHasMost(state, (seat) => communitiesOf(nationOf(state, seat)));
  const senders: Seat[] = [];
  for (let i = 0; i < seats; i++) {
    const seat = (state.active + i) % seats;
    if (seat !== receiver && peopleOf(nationOf(state, seat)) > 0) senders.push(seat);
  }
  const frame: Migrate = { step: 'migrate', receiver, senders };
  ctx.out?.push({ type: 'migrationAsked', receiver, senders });
  for (const seat of senders) {
    const choices = answersOf(nationOf(state, seat));
    const [only] = choices;
    const automatic = state.config.migrantChoice === 'auto';
    if (only === undefined || (choices.length > 1 && !automatic)) continue;
    state.answers[seat] = automatic ? answerInOrder(nationOf(state, seat)) : only;
    ctx.out?.push({ type: 'migrationAnswered', seat, choice: state.answers[seat] });
  }
  if (senders.some((seat) => state.answers[seat] === null)) return frame;
  moveAll(state, frame, ctx);
  return undefined;
}

/** All senders at once, in secret; the answers are shown together. */
export const migrate: Decision<Displacement, Migrate> = {
  takes: ['choosePin'],
  awaiting: (state, { senders }) => ({
    must: senders.filter((seat) => state.answers[seat] === null),
    may: [],
  }),

  options: (state, _frame, seat) =>
    answersOf(nationOf(state, seat)).map(({ zone, origin }) => choosing(state, zone, origin)),

  outOfTurn(_state, { senders }, seat, action) {
    if (action.type !== 'choosePin') return BASIC.turn;
    return refused(senders.includes(seat) ? 'E_ALREADY_CHOSEN' : 'E_NOT_A_SENDER');
  },

  refuse(state, _frame, actor, action) {
    if (action.type !== 'choosePin' || actor === 'clock') return undefined;
    const origin = state.config.colours.indexOf(action.colour);
    const held = answersOf(nationOf(state, actor)).some(
      (answer) => answer.zone === action.zone && answer.origin === origin,
    );
    if (held) return undefined;
    return noSuchPeople(state.config.colours, action.zone, action.colour, 'DI-7.25');
  },

  apply(state, frame, actor, action, ctx) {
    if (action.type !== 'choosePin' || actor === 'clock') return bug('not for this step', action);
    const choice: Answer = { zone: action.zone, origin: state.config.colours.indexOf(action.colour) };
    // Somebody else's secret answer comes out together with this one.
    const others = frame.senders.some((seat) => state.answers[seat] !== null && hadChoice(state, seat));
    state.answers[actor] = choice;
    ctx.out?.push({ type: 'migrationAnswered', seat: actor, choice });
    if (frame.senders.some((seat) => state.answers[seat] === null)) {
      state.takeBack = actor;
      return;
    }
    done(state);
    if (others) ctx.reveal('all');
    moveAll(state, frame, ctx);
    checkGoals(state, 'living', ctx);
  },

  fallback(state, _frame, seat) {
    const { zone, origin } = answerInOrder(nationOf(state, seat)) ?? bug('nobody to send');
    return choosing(state, zone, origin);
  },
};

const hadChoice = (state: State, seat: Seat): boolean => answersOf(nationOf(state, seat)).length > 1;

const choosing = (state: State, zone: Zone, origin: Seat): Action => ({
  type: 'choosePin',
  zone,
  colour: state.config.colours[origin] ?? bug('no colour for', origin),
});

/** All pins move together, clockwise from the drawer. */
function moveAll(state: State, { receiver, senders }: Migrate, ctx: Ctx): void {
  const moved: (PlacedPin & { from: Seat })[] = [];
  for (const from of senders) {
    const answer = state.answers[from] ?? bug('no answer of', from);
    moved.push({ ...takeOut(nationOf(state, from), answer), from });
    state.answers[from] = null;
  }
  for (const { pin } of moved) nationOf(state, receiver).displaced.push(pin);
  state.moved += moved.length;
  const event: Event = { type: 'pinsMigrated', receiver, pins: moved };
  ctx.out?.push(event);
  putAway(state, ctx);
}

function takeOut(nation: Nation, { zone, origin }: Answer): { pin: Pin; place: PlacedPin['place'] } {
  const isOf = (pin: Pin): boolean => originOf(pin) === origin;
  if (zone === 'displaced') {
    const [pin] = nation.displaced.splice(nation.displaced.findIndex(isOf), 1);
    return { pin: pin ?? bug('nobody waits'), place: 'displaced' };
  }
  const space = thinnestHome(nation, (people) => people.some(isOf));
  const place = nation.homes[space]?.findIndex(isOf) ?? bug('nobody lives there');
  return { pin: leaveHome(nation, space, place), place: space + 1 };
}
