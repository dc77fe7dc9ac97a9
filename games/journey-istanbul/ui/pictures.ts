import { boat, cap, hammer } from './icons.ts';

/** One picture for each kind of event card. */
export const PICTURE_OF = { police: cap, journey: boat, work: hammer } as const;
