import type { Field, Form } from '../engine/game.ts';

export type Value = string | number;
export type Answer = Value | readonly Value[] | Readonly<Record<string, number>>;
export type Answers = Readonly<Record<string, Answer>>;

/**
 * Every blank filled in as little as possible: the first value, nothing picked, no count, the least number.
 */
export const blankAnswers = (form: Form<{ readonly type: string }>): Answers =>
  Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, blank(field)]));

function blank(field: Field): Answer {
  switch (field.kind) {
    case 'one':
      return field.of[0] ?? '';
    case 'some':
      return [];
    case 'counts':
      return Object.fromEntries(field.of.map((name) => [name, 0]));
    case 'number':
      return field.min;
  }
}

/** The field that is not filled in yet as the form wants it; undefined when all are. */
export function unfinished(form: Form<{ readonly type: string }>, answers: Answers): string | undefined {
  return Object.entries(form.fields).find(([name, field]) => !fits(field, answers[name]))?.[0];
}

function fits(field: Field, answer: Answer | undefined): boolean {
  switch (field.kind) {
    case 'one':
      return field.of.some((value) => value === answer);
    case 'some':
      return isList(answer) && answer.length >= field.min && answer.length <= field.max;
    case 'counts':
      return answer !== undefined;
    case 'number':
      return typeof answer === 'number' && answer >= field.min && answer <= field.max;
  }
}

/** The action that these answers make; the rules read and judge it as they do any other. */
export const filled = <A extends { readonly type: string }>({ type }: Form<A>, answers: Answers): A =>
  // Each answer is one that the form allows, and a form allows what its action holds.
  ({ type, ...answers }) as unknown as A;

/** With this value picked, or no longer picked; the order is that of the form. */
export const toggled = (of: readonly Value[], picked: readonly Value[], value: Value): readonly Value[] =>
  of.filter((one) => (one === value) !== picked.includes(one));

// Array.isArray alone does not narrow a readonly list.
export const isList = (answer: Answer | undefined): answer is readonly Value[] => Array.isArray(answer);

export const isCounts = (answer: Answer | undefined): answer is Readonly<Record<string, number>> =>
  typeof answer === 'object' && !isList(answer);
