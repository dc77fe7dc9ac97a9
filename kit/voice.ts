import { createContext } from 'svelte';
import type { Seat } from '../engine/game.ts';
import type { Line, Messages } from '../engine/text.ts';
import { joined } from './languages.ts';
import type { Presences } from './presence.svelte.ts';
import { voice } from './words.svelte.ts';

/**
 * What a voice is made of. All are functions: whoever keeps a result would not hear of a new language or
 * name.
 */
interface Sources {
  /** The game's sentences in the reader's language. */
  messages(): Messages;
  /** The names of the seats as this reader sees them. */
  names(): readonly string[];
  /** Whose eyes read: the seat that is "you", if any. */
  seat(): Seat | null;
  /** Where a clause of the rules can be read. */
  rulesAt(rule: string): string;
  /** Who is there, where people sit apart; it comes after the first prompt. */
  attendance?(): Presences | undefined;
}

/** How a game speaks to the reader of this page. */
export interface Voice extends Sources {
  say(line: Line): string;
  seatName(seat: Seat): string;
  /** How somebody is there, behind their name; empty where that says nothing. */
  heardOf(seat: Seat): string;
}

const [useVoice, provide] = createContext<Voice>();

export { useVoice };

/** From here down everything on the page speaks with this voice. */
export const setVoice = (sources: Sources): Voice =>
  provide({
    ...sources,
    say: (line) => voice(sources.messages(), sources.names(), sources.seat()).say(line),
    seatName: (seat) => sources.names()[seat] ?? '',
    heardOf: (seat) => sources.attendance?.()?.heard(seat) ?? '',
  });

/** From here down the voice also knows what comes after the first prompt; what it knew already stays. */
export function addToVoice(later: Messages): Voice {
  const voice = useVoice();
  return setVoice({ ...voice, messages: () => joined(later, voice.messages()) });
}
