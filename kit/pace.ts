import { createContext } from 'svelte';

/** Whether what is told now stays until its reader goes on. */
type Waits = () => boolean;

const [useWaits, setWaits] = createContext<Waits>();

export { setWaits, useWaits };

/** What nobody can have read yet does not go by itself: so long a slow reader takes for a letter. */
const MS_PER_LETTER = 55;

export const readingMs = (text: string): number => text.trim().length * MS_PER_LETTER;
