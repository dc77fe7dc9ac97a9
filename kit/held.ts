export interface Nothing {
  readonly kind: 'nothing';
}
/** Chosen, but it settles something: it is sent when it is chosen once more. */
export interface Armed<A> {
  readonly kind: 'armed';
  readonly action: A;
}
/** What can be in the fingers before anything is sent; a game adds what else can be taken up at its table. */
export type Held<A, P = never> = Nothing | Armed<A> | P;

export const NOTHING: Nothing = { kind: 'nothing' };
