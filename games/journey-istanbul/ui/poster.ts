import { bird, type Poster, times } from '../../../kit/poster.ts';

export const poster: Poster = {
  colours: {
    light: { sky1: '#bfe3df', sky2: '#63b5b7', a: '#2f6fa3', b: '#1c4a6b', c: '#a6492f', tile: '#f5efe2' },
    dark: { sky1: '#1d4c58', sky2: '#12304a', a: '#1b4a6d', b: '#0a1c2a', c: '#d87c5f', tile: '#a79f8b' },
  },
  draw: (
    id,
  ) => `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="var(--sky2)"/><stop offset=".6" stop-color="var(--sky1)"/></linearGradient></defs><rect y="-60" width="240" height="300" fill="url(#${id})"/>
    <circle cx="60" cy="-6" r="19" fill="#fff" opacity=".6"/>${bird(112, 4, 0.9, 'var(--b)')}${bird(134, 18, 0.7, 'var(--b)')}${bird(98, 26, 0.6, 'var(--b)')}
    <path d="M0 96C30 84 60 84 92 92S150 82 182 86 224 84 240 90V130H0Z" fill="var(--a)" opacity=".5"/>
    <g fill="var(--b)"><path d="M118 112V92h8a26 26 0 0 1 52 0h8v20z"/><path d="M128 94a12 12 0 0 1 12-10v10zM176 94a12 12 0 0 0-12-10v10z"/><path d="M151 67v-8h2v8z"/>${[106, 194, 208, 94].map((x, i) => `<path d="M${x - 2.6} 112V${i < 2 ? 54 : 64}l2.6-12 2.6 12V112z"/><rect x="${x - 4}" y="${i < 2 ? 68 : 78}" width="8" height="2.4"/>`).join('')}
    <path d="M26 112V70h-3v-5h5l8-17 8 17h5v5h-3v42z"/><path d="M0 112V98h14v-6h10v20zM54 112V96h12v-8h14v12h14v12zM212 112V92h12v6h16v14z"/></g>
    ${times(7, (i) => `<rect x="${3 + i * 34.5}" y="${103 - (i % 3) * 2}" width="3" height="4.5" fill="#f6cf7a"/>`)}<rect x="33" y="76" width="6" height="9" rx="3" fill="#f6cf7a"/><path d="M142 112v-9a9 9 0 0 1 18 0v9z" fill="#f6cf7a" opacity=".9"/>
    <path d="M0 112H240V196H0Z" fill="var(--a)"/>${times(11, (i) => `<path d="M${-20 + (i % 2) * 15} ${119 + i * 7}${times(13, () => 'q10-3.4 20 0')}" fill="none" stroke="#fff" stroke-width=".9" opacity=".4"/>`)}
    <g transform="translate(72 146) scale(1.25)"><path d="M-12 10H92L82 25H0Z" fill="#fff"/><path d="M-7 15H88" stroke="var(--c)" stroke-width="3"/><path d="M8 10V1H74V10ZM22 1V-6H54V1Z" fill="#fff"/><path d="M38-6v-11h9v11z" fill="var(--c)"/><path d="M47-16c8-8 18-2 26-8c-2 8-16 8-26 12z" fill="#fff" opacity=".65"/>${times(8, (i) => `<rect x="${13 + i * 7.4}" y="3.4" width="4" height="4" fill="var(--b)"/>`)}</g>
    <rect y="193" width="240" height="46" fill="var(--tile)"/>${times(11, (i) => {
      const x = -8 + i * 24;
      return `<g transform="translate(${x + 12} 210)"><path d="M0-14L4-4 14 0 4 4 0 14-4 4-14 0-4-4Z" fill="#1f7f86"/><circle r="3" fill="var(--tile)"/><path d="M12-16l4 4-4 4-4-4zM12 8l4 4-4 4-4-4z" fill="var(--c)"/></g>`;
    })}<path d="M0 193.7H240" stroke="#1f7f86" stroke-width="1.6"/>`,
};
