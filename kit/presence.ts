import { t } from './words.svelte.ts';

/** How the person of a seat is there just now; `still`: here, and nothing was done for a while. */
export type Presence = 'here' | 'away' | 'bot' | 'still';

const WORDS: Readonly<Record<Presence, string>> = {
  here: 'seats.here',
  away: 'seats.away',
  bot: 'seats.standIn',
  still: 'seats.still',
};

export const sayPresence = (presence: Presence): string => t(WORDS[presence]);
