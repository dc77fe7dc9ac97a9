import type { Form } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import { x } from '../../../kit/icons.ts';
import type { Action } from '../action.ts';
import type { To } from '../pieces/topics.ts';
import type { Ask, Button } from './asks.ts';
import { type Draft, MODES, type Mode } from './draft.ts';

const TYPE_OF: Readonly<Record<Mode, Action['type']>> = {
  tell: 'claim',
  say: 'say',
  show: 'showPlanner',
  give: 'give',
  ask: 'proposeDeal',
  trade: 'proposeDeal',
  answer: 'answerDeal',
};

/** What the rules let this seat do at any time, read off the forms. */
export const modesOf = (forms: readonly Form<Action>[]): readonly Mode[] =>
  MODES.filter((mode) => forms.some((form) => form.type === TYPE_OF[mode]));

export function hearersOf(forms: readonly Form<Action>[], mode: Mode): readonly To[] {
  const field = forms.find((form) => form.type === TYPE_OF[mode])?.fields.to;
  return field?.kind === 'one' ? (field.of as readonly To[]) : [];
}

/** What is being written, and to whom. */
export const composeLine = ({ mode, to }: Draft): Line =>
  line(`ui.compose.${mode}`, { to: to === 'all' ? line('to.all') : { seat: to } });

/** What helps with what is asked; while nothing is, what may be done all the same. */
export const helpLine = ({ prompt, hint }: Ask, modes: readonly Mode[]): Line | undefined =>
  hint ?? (prompt === undefined && modes.length > 0 ? line('ui.hint.meanwhile') : undefined);

/** Who will know of it. */
export function hearLine({ mode, to }: Draft): Line {
  if (mode === 'give') return line('ui.hears.give');
  if (mode === 'ask' || mode === 'trade' || mode === 'answer') return line('ui.hears.deal');
  return to === 'all' ? line('ui.hears.all') : line('ui.hears.one', { to: { seat: to } });
}

export function sendLine(draft: Draft): Line {
  const to = draft.to === 'all' ? line('to.all') : { seat: draft.to };
  // Whoever does not know is not paid (JI-R46).
  const paid = draft.mode === 'answer' && draft.price > 0 && draft.kind !== 'unknown';
  const args = { to, amount: paid ? draft.price : draft.sum, count: draft.days.length };
  return line(paid ? 'ui.send.answerPaid' : `ui.send.${draft.mode}`, args);
}

/** What can be done with what is being written. */
export const writingButtons = (draft: Draft): readonly Button[] => [
  { label: sendLine(draft), main: true, open: 'send' },
  { label: line('ui.do.back'), icon: x, open: 'away' },
];
