import type { Picture } from '../../../kit/icons.ts';

/** The pieces of the border and the end: game-icons.net (CC BY 3.0) and Lucide (ISC). */
const piece = (d: string): Picture => ({ grid: 512, inside: `<path d="${d}"/>` });
const line = (inside: string): Picture => ({ grid: 24, inside });

export const stamper = piece(
  'M256.1 34.05c-17.9 0-35.6 4.64-48 12.91c-12.4 8.28-19.7 19.1-19.7 35.1c0 6.15 4.6 32.04 12 61.34c7.3 29.2 17.1 63.6 26.8 92.7l4.9 14.7h-94.2c-16 0-33.3 8.2-46.35 21.3c-10.06 10-17.27 22.7-20.06 35.2H440.6c-2.8-12.5-10-25.2-20.1-35.2c-13-13.1-30.3-21.3-46.3-21.3H280l4.9-14.7c9.7-29.1 19.5-63.5 26.8-92.7c7.4-29.3 12-55.19 12-61.34c0-16-7.3-26.83-19.7-35.1s-30.1-12.91-47.9-12.91M89.87 329.6v36.7H422.2v-36.7zM41 432v46h430v-46z',
);
export const crown = line(
  '<path d="M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294zM5 21h14"/>',
);
export const doorClosed = line('<path d="M19 21V5a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v16m-3 0h20M9 12h.01"/>');
