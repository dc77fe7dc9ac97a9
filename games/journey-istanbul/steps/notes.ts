import type { Form, Seat } from '../../../engine/game.ts';
import type { Action, ActionBy } from '../action.ts';
import { DAYS } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { BOXES, edited, MARKS, noted } from '../pieces/planner.ts';
import { endGame } from '../score.ts';
import { inIstanbul, personOf, type State } from '../state.ts';
import { notice } from './undo.ts';

type Note = ActionBy<'editPlanner' | 'writeNote' | 'setStanding' | 'voteEarlyEnd'>;

/** JI-2.8, JI-R50 and the standing instructions of 6.2. */
export function applyNote(state: State, seat: Seat, action: Note, ctx: Ctx): void {
  const person = personOf(state, seat);
  switch (action.type) {
    case 'editPlanner':
      person.planner = edited(person.planner, action);
      ctx.out?.push({ type: 'planned', seat, day: action.day });
      return;
    case 'writeNote':
      person.planner = noted(person.planner, action.day, action.text);
      ctx.out?.push({ type: 'planned', seat, day: action.day });
      return;
    case 'setStanding':
      person.standing = { journey: action.journey, work: action.work, gifts: action.gifts };
      ctx.out?.push({ type: 'stands', seat });
      return;
    case 'voteEarlyEnd':
      person.vote = action.vote === 'yes';
      notice(state, seat, 'all');
      ctx.out?.push({ type: 'voted', seat, yes: person.vote });
      if (person.vote && state.people.every((one) => one.vote || !inIstanbul(one)))
        endGame(state, 'agreed', ctx);
      return;
  }
}

const DAY = { kind: 'number', min: 1, max: DAYS, step: 1 } as const;
const AMOUNTS: readonly number[] = Array.from({ length: 99 }, (_nothing, i) => (i + 1) * 1000);

/** They never change, so they are made once. */
const PLANNER_FORMS: readonly Form<Action>[] = [
  {
    type: 'editPlanner',
    fields: { day: DAY, field: { kind: 'one', of: ['police'] }, value: { kind: 'one', of: [0, 1, 2] } },
  },
  {
    type: 'editPlanner',
    fields: {
      day: DAY,
      field: { kind: 'one', of: BOXES },
      value: { kind: 'one', of: ['off', 'on', ...AMOUNTS] },
    },
  },
  {
    type: 'editPlanner',
    fields: { day: DAY, field: { kind: 'one', of: ['mark'] }, value: { kind: 'one', of: MARKS } },
  },
  {
    type: 'setStanding',
    fields: {
      journey: { kind: 'one', of: ['ask', 'always'] },
      work: { kind: 'one', of: ['ask', 'always'] },
      gifts: { kind: 'one', of: ['accept', 'confirm'] },
    },
  },
];
const VOTE_FORM: Form<Action> = {
  type: 'voteEarlyEnd',
  fields: { vote: { kind: 'one', of: ['yes', 'no'] } },
};

export const noteForms = (state: State): readonly Form<Action>[] =>
  state.config.earlyEnd ? [...PLANNER_FORMS, VOTE_FORM] : PLANNER_FORMS;
