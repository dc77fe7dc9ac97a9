import { tick } from 'svelte';
import { type Block, toldIn } from './blocks.ts';
import { EXACT } from './reading.ts';

/** Where a clause or a heading stands: in the book, or among the exact rules if only they tell it. */
export function placeOf(book: readonly Block[], asked: string): string {
  const isHead = book.some((block) => block.kind === 'head' && block.id === asked);
  return asked === '' || isHead || isExact(asked) || toldIn(book).has(asked) ? asked : EXACT + asked;
}

/** Among the exact rules, or these as a whole. */
export const isExact = (place: string): boolean => `${place}-`.startsWith(EXACT);

/** Once it is drawn, it is looked at and has the focus. */
export async function lookAt(id: string): Promise<void> {
  await tick();
  const found = document.getElementById(id);
  const whole = found?.closest<HTMLElement>('[tabindex]') ?? found;
  whole?.scrollIntoView({ block: whole.matches('h2, h3') ? 'start' : 'center' });
  whole?.focus({ preventScroll: true });
}
