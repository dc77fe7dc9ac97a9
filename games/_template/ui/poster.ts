import type { Poster } from '../../../kit/poster.ts';

/** The game's picture on the home page, drawn as the inside of an svg of 240 by 287. */
export const poster: Poster = {
  colours: {
    light: { sky1: '#f0dcae', sky2: '#a8c0c2', a: '#34505c', b: '#2a4046', c: '#fff6e2' },
    dark: { sky1: '#4a3c26', sky2: '#1b2c36', a: '#6f98a6', b: '#0c161b', c: '#f1e3c4' },
  },
  draw: (
    id,
  ) => `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="var(--sky2)"/><stop offset="1" stop-color="var(--sky1)"/></linearGradient></defs>
    <rect y="-60" width="240" height="360" fill="url(#${id})"/><circle cx="176" cy="20" r="22" fill="var(--c)" opacity=".8"/>
    <path d="M0 150C60 140 120 158 240 146V300H0Z" fill="var(--a)"/>
    <path d="M52 150H188L170 178H70Z" fill="var(--b)"/><path d="M80 150V128H150V150Z" fill="var(--c)"/>`,
};
