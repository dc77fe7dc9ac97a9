import type { Picture } from '../../../kit/icons.ts';

/** What the buttons of the dock show, apart from the many pictures of the island. Lucide (ISC). */
export const lineIcon = (inside: string): Picture => ({ grid: 24, inside });

export const papers = lineIcon(
  '<path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"/><path d="M14 2v5a1 1 0 0 0 1 1h5M9 15l2 2l4-4"/>',
);
export const swap = lineIcon('<path d="M8 3L4 7l4 4M4 7h16m-4 14l4-4l-4-4m4 4H4"/>');
export const list = lineIcon('<path d="M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13"/>');
export const footprints = lineIcon(
  '<path d="M4 16v-2.38C4 11.5 2.97 10.5 3 8c.03-2.72 1.49-6 4.5-6C9.37 2 10 3.8 10 5.5c0 3.11-2 5.66-2 8.68V16a2 2 0 1 1-4 0m16 4v-2.38c0-2.12 1.03-3.12 1-5.62c-.03-2.72-1.49-6-4.5-6C14.63 6 14 7.8 14 9.5c0 3.11 2 5.66 2 8.68V20a2 2 0 1 0 4 0m-4-3h4M4 13h4"/>',
);
