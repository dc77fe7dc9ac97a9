import { rollDie } from '../../../engine/chance.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import { DEGREE_ASSURANCE } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { graduatesUpTo, tuitionOf } from '../pieces/people.ts';
import { refused } from '../refusals.ts';
import { type FrameOf, type State, seatOf } from '../state.ts';
import { dropKept } from './kept.ts';
import { endTurn } from './rhythm.ts';

/**
 * EM-8.3 to EM-8.5, EM-R28. The Scholarship goes when a tuition is paid, not on a failed roll (LIFE-HY-1).
 */
export function goToCollege(state: State, ctx: Ctx): void {
  const { active: seat } = state;
  const me = seatOf(state, seat);
  const roll = rollDie(ctx.chance, 6);
  const tuition = tuitionOf(state.config, me, roll);
  ctx.out?.push({ type: 'tuitionRolled', seat, roll, tuition });
  if (tuition > me.money) {
    me.failed++;
    ctx.out?.push({ type: 'enrolmentFailed', seat, failed: me.failed });
  } else {
    me.money -= tuition;
    me.inCollege = true;
    ctx.out?.push({ type: 'enrolled', seat, tuition });
    if (me.life.length > 0) dropKept(state, seat, 'scholarship', ctx);
  }
  endTurn(state, ctx);
}

/** EM-9.1, EM-R22. */
export function refuseGraduating(state: State, { graduated }: FrameOf<'turn'>): Refusal | undefined {
  if (!seatOf(state, state.active).inCollege) return refused('E_NOT_IN_COLLEGE');
  return graduated ? refused('E_GRADUATION_ALREADY_TRIED') : undefined;
}

/** EM-9.4: a Required Action is still due. */
export function graduate(state: State, turn: FrameOf<'turn'>, ctx: Ctx): void {
  rollToGraduate(state, state.active, ctx);
  state.agenda = [{ ...turn, graduated: true, quiet: false }];
}

/** EM-9.2, EM-9.3. Burnout and Study Group go with the degree. */
export function rollToGraduate(state: State, seat: Seat, ctx: Ctx): void {
  const me = seatOf(state, seat);
  const upTo = graduatesUpTo(state.config, me);
  const roll = rollDie(ctx.chance, 6);
  ctx.out?.push({ type: 'graduationRolled', seat, roll, upTo });
  if (roll > upTo) return;
  me.inCollege = false;
  me.degrees++;
  me.assurance += DEGREE_ASSURANCE;
  ctx.out?.push({ type: 'graduated', seat, degrees: me.degrees, assurance: DEGREE_ASSURANCE });
  if (me.life.length === 0) return;
  dropKept(state, seat, 'burnout', ctx);
  dropKept(state, seat, 'studyGroup', ctx);
}
