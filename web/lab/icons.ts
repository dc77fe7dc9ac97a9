import { line } from '../../kit/icons.ts';

/** Icons (Lucide, ISC) that only the laboratory needs. */
export const minus = line('<path d="M5 12h14"/>');
export const plus = line('<path d="M5 12h14m-7-7v14"/>');
export const stop = line('<rect width="14" height="14" x="5" y="5" rx="2"/>');
export const download = line('<path d="M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5l5 5l5-5"/>');
