import { type Poster, times } from '../../../kit/poster.ts';

/** A line of the departure board, a letter on each flap. */
const flaps = (x: number, y: number, txt: string, n: number): string =>
  times(
    n,
    (i) =>
      `<rect x="${x + i * 11.2}" y="${y}" width="10" height="15" rx="1.6" fill="#0006"/>${txt[i] && txt[i] !== ' ' ? `<text x="${x + i * 11.2 + 5}" y="${y + 11.6}" text-anchor="middle" font-family="var(--sans)" font-weight="700" font-size="11" fill="var(--a)">${txt[i]}</text>` : ''}<path d="M${x + i * 11.2} ${y + 7.5}h10" stroke="var(--b)" stroke-width=".9"/>`,
  );

export const poster: Poster = {
  colours: {
    light: { sky1: '#4d8287', sky2: '#2f5d62', a: '#f0b84a', b: '#17383c', c: '#e9dcc0' },
    dark: { sky1: '#1e4246', sky2: '#10282b', a: '#f2b84b', b: '#08181a', c: '#c9b98f' },
  },
  draw: (
    id,
  ) => `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="var(--sky2)"/><stop offset="1" stop-color="var(--sky1)"/></linearGradient></defs><rect y="-60" width="240" height="300" fill="url(#${id})"/>
    <path d="M60-60v74M180-60v74" stroke="var(--b)" stroke-width="3"/><circle cx="120" cy="-22" r="23" fill="var(--c)" stroke="var(--b)" stroke-width="4"/><path d="M120-22V-37M120-22L130-15" stroke="var(--b)" stroke-width="3" stroke-linecap="round"/>${times(12, (i) => `<path d="M120-41v3" transform="rotate(${i * 30} 120 -22)" stroke="var(--b)" stroke-width="1.6"/>`)}<rect x="26" y="12" width="188" height="66" rx="5" fill="var(--b)"/>${flaps(35, 19, 'JAPAN', 9)}${flaps(149, 19, '07:40', 5)}${flaps(35, 38, 'MOROCCO', 9)}${flaps(149, 38, '08:15', 5)}${flaps(35, 57, 'BRAZIL', 9)}${flaps(149, 57, '09:05', 5)}
    <path d="M0 240V150L70 104H170L240 150V240Z" fill="#0000001c"/>${times(6, (i) => `<path d="M${-104 + i * 89.6} 240L${82 + i * 15.2} 104" stroke="var(--c)" stroke-width="1.2" opacity=".55"/>`)}
    ${times(5, (i) => {
      const x = 40 + i * 40;
      return `<rect x="${x - 15}" y="92" width="30" height="27" rx="3" fill="var(--b)"/><rect x="${x - 11}" y="104" width="22" height="11" rx="1.5" fill="var(--c)" opacity=".3"/><circle cx="${x}" cy="93" r="9" fill="var(--a)"/><text x="${x}" y="97.2" text-anchor="middle" font-family="var(--serif)" font-weight="650" font-size="12" fill="#17262a">${i + 1}</text>`;
    })}
    <g transform="translate(142 142) rotate(9) scale(1.3)"><rect x="6" y="-9" width="44" height="34" rx="2.5" fill="var(--c)"/><path d="M12-3h22M12 2h15" stroke="#6b5a34" stroke-width="1.5"/><rect width="44" height="58" rx="4" fill="#7d2f2a"/><circle cx="22" cy="24" r="10" fill="none" stroke="var(--a)" stroke-width="1.4"/><path d="M12 24h20M22 14c-7 6-7 14 0 20c7-6 7-14 0-20" fill="none" stroke="var(--a)" stroke-width="1"/><path d="M12 44h20" stroke="var(--a)" stroke-width="2"/></g>
    <g transform="translate(34 152) scale(1.32)"><path d="M15 4v-8h20v8" fill="none" stroke="var(--b)" stroke-width="3.4"/><rect y="2" width="50" height="46" rx="5" fill="#c88a3a"/><path d="M11 2v46M39 2v46" stroke="#8a5a20" stroke-width="4"/><rect x="16" y="18" width="18" height="12" rx="1.5" fill="var(--c)"/></g>`,
};
