import { line } from '../../kit/icons.ts';

/** Icons (Lucide, ISC) that only rulebooks need. */
export const search = line('<path d="m21 21l-4.340-4.340"/><circle cx="11" cy="11" r="8"/>');
export const printer = line(
  '<path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6"/><rect width="12" height="8" x="6" y="14" rx="1"/>',
);
export const list = line('<path d="M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13"/>');
export const arrowRight = line('<path d="M5 12h14m-7-7l7 7l-7 7"/>');
export const chevronUp = line('<path d="m18 15l-6-6l-6 6"/>');
export const chevronDown = line('<path d="m6 9l6 6l6-6"/>');
export const externalLink = line(
  '<path d="M15 3h6v6m-11 5L21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"/>',
);
