import { narrate } from './narrator.ts';
import { readingMs } from './pace.ts';

/** Short notes that go away by themselves, once they can have been read. */
export interface Toast {
  readonly id: number;
  readonly text: string;
}

const STAY_MS = 6000;
let next = 1;
export const toasts = $state<Toast[]>([]);

/** `heard` is what is said to whoever does not see it. */
export function toast(text: string, heard = text): void {
  narrate(heard);
  if (toasts.some((one) => one.text === text)) return;
  const id = next++;
  toasts.push({ id, text });
  setTimeout(() => dismiss(id), Math.max(STAY_MS, readingMs(text)));
}

/** They may name what is covered from now on. */
export function dismissAll(): void {
  toasts.length = 0;
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
