import { type Poster, times } from '../../../kit/poster.ts';

export const poster: Poster = {
  colours: {
    light: { sky1: '#efe0bd', sky2: '#d2b988', a: '#5d7f6c', b: '#8b6a42', c: '#f8efd8' },
    dark: { sky1: '#4a4330', sky2: '#2b2a20', a: '#4d7562', b: '#1d1a12', c: '#d7c496' },
  },
  draw: (
    id,
  ) => `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="var(--sky2)"/><stop offset=".68" stop-color="var(--sky1)"/></linearGradient></defs><rect y="-60" width="240" height="300" fill="url(#${id})"/>
    ${times(14, (i) => `<path d="M0 ${-50 + i * 9}H240" stroke="var(--b)" stroke-width=".5" opacity="${0.34 - i * 0.02}"/>`)}
    <circle cx="182" cy="0" r="19" fill="var(--c)"/><g transform="translate(75 -12) rotate(-13)" fill="none" stroke="#8e3b22" opacity=".62"><circle r="27" stroke-width="2.2"/><circle r="19" stroke-width="1"/><path d="M-34 0H34" stroke="var(--sky2)" stroke-width="15"/><path d="M-34-8H34M-34 8H34" stroke-width="1.6"/><text y="5" text-anchor="middle" font-family="var(--serif)" font-weight="700" font-size="14" letter-spacing="2" fill="#8e3b22" stroke="none">PASSED</text></g>
    <g fill="var(--b)"><path d="M22 118V86H218V118Z" opacity=".92"/><path d="M62 118V62H178V118Z"/></g>
    ${[66, 98, 142, 174].map((x) => `<path d="M${x - 7} 100V46h14v54z" fill="var(--b)"/><path d="M${x - 8} 46c0-13 16-13 16 0z" fill="var(--a)"/><path d="M${x} 37v-9" stroke="var(--a)" stroke-width="1.8"/><rect x="${x - 2.5}" y="52" width="5" height="10" rx="2.5" fill="var(--c)" opacity=".75"/>`).join('')}
    ${[86, 120, 154].map((x) => `<path d="M${x - 11} 112V86a11 11 0 0 1 22 0v26z" fill="var(--c)" opacity=".9"/><path d="M${x} 75v37M${x - 11} 92h22" stroke="var(--b)" stroke-width="1.3"/>`).join('')}
    ${times(5, (i) => `<rect x="${28 + i * 7}" y="94" width="4" height="9" fill="var(--c)" opacity=".7"/><rect x="${184 + i * 7}" y="94" width="4" height="9" fill="var(--c)" opacity=".7"/>`)}
    <path d="M0 118H240V240H0Z" fill="var(--a)" opacity=".55"/>${times(15, (i) => `<path d="M${-20 + (i % 2) * 14} ${125 + i * 7.4}${times(13, () => 'q10-4 20 0')}" fill="none" stroke="var(--c)" stroke-width=".9" opacity=".55"/>`)}
    <g transform="translate(42 168) scale(1.2)"><path d="M56 2c-2-14 14-18 8-30c20 4 14 18 40 12c-8 14-30 6-36 18z" fill="var(--c)" opacity=".6"/><path d="M-14 22H140L128 42H0Z" fill="var(--b)"/><path d="M6 22V10H116V22ZM26 10V0H92V10Z" fill="var(--c)"/><path d="M56 0V-14h12V0z" fill="#8e3b22"/>${times(11, (i) => `<rect x="${12 + i * 9.2}" y="13" width="5" height="5" fill="var(--b)"/>`)}${times(6, (i) => `<rect x="${31 + i * 10}" y="3" width="5" height="4.5" fill="var(--b)"/>`)}<path d="M-8 29H136" stroke="var(--c)" stroke-width="1.6"/></g>`,
};
