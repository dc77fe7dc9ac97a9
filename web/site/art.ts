import type { GameId } from './games.ts';

/** The five pictures of the home page, drawn by hand as the inside of an svg of 240 by 287. Colours are the card's. */
let seed = 7;
/** The same stars every time. */
const rnd = (): number => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const R = (n: number, f: (i: number) => string): string => Array.from({ length: n }, (_, i) => f(i)).join('');
const bird = (x: number, y: number, s: number, c = 'currentColor', w = 1.8): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-9-3Q-5-7 0 0Q5-7 9-3" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/>`;
const flaps = (x: number, y: number, txt: string, n: number): string =>
  R(
    n,
    (i) =>
      `<rect x="${x + i * 11.2}" y="${y}" width="10" height="15" rx="1.6" fill="#0006"/>${txt[i] && txt[i] !== ' ' ? `<text x="${x + i * 11.2 + 5}" y="${y + 11.6}" text-anchor="middle" font-family="var(--sans)" font-weight="700" font-size="11" fill="var(--a)">${txt[i]}</text>` : ''}<path d="M${x + i * 11.2} ${y + 7.5}h10" stroke="var(--b)" stroke-width=".9"/>`,
  );

export const art: Readonly<Record<GameId, (id: string) => string>> = {
  emigration: (
    id,
  ) => `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="var(--sky2)"/><stop offset="1" stop-color="var(--sky1)"/></linearGradient></defs><rect y="-60" width="240" height="300" fill="url(#${id})"/>
    <path d="M60-60v74M180-60v74" stroke="var(--b)" stroke-width="3"/><circle cx="120" cy="-22" r="23" fill="var(--c)" stroke="var(--b)" stroke-width="4"/><path d="M120-22V-37M120-22L130-15" stroke="var(--b)" stroke-width="3" stroke-linecap="round"/>${R(12, (i) => `<path d="M120-41v3" transform="rotate(${i * 30} 120 -22)" stroke="var(--b)" stroke-width="1.6"/>`)}<rect x="26" y="12" width="188" height="66" rx="5" fill="var(--b)"/>${flaps(35, 19, 'JAPAN', 9)}${flaps(149, 19, '07:40', 5)}${flaps(35, 38, 'MOROCCO', 9)}${flaps(149, 38, '08:15', 5)}${flaps(35, 57, 'BRAZIL', 9)}${flaps(149, 57, '09:05', 5)}
    <path d="M0 240V150L70 104H170L240 150V240Z" fill="#0000001c"/>${R(6, (i) => `<path d="M${-104 + i * 89.6} 240L${82 + i * 15.2} 104" stroke="var(--c)" stroke-width="1.2" opacity=".55"/>`)}
    ${R(5, (i) => {
      const x = 40 + i * 40;
      return `<rect x="${x - 15}" y="92" width="30" height="27" rx="3" fill="var(--b)"/><rect x="${x - 11}" y="104" width="22" height="11" rx="1.5" fill="var(--c)" opacity=".3"/><circle cx="${x}" cy="93" r="9" fill="var(--a)"/><text x="${x}" y="97.2" text-anchor="middle" font-family="var(--serif)" font-weight="650" font-size="12" fill="#17262a">${i + 1}</text>`;
    })}
    <g transform="translate(142 142) rotate(9) scale(1.3)"><rect x="6" y="-9" width="44" height="34" rx="2.5" fill="var(--c)"/><path d="M12-3h22M12 2h15" stroke="#6b5a34" stroke-width="1.5"/><rect width="44" height="58" rx="4" fill="#7d2f2a"/><circle cx="22" cy="24" r="10" fill="none" stroke="var(--a)" stroke-width="1.4"/><path d="M12 24h20M22 14c-7 6-7 14 0 20c7-6 7-14 0-20" fill="none" stroke="var(--a)" stroke-width="1"/><path d="M12 44h20" stroke="var(--a)" stroke-width="2"/></g>
    <g transform="translate(34 152) scale(1.32)"><path d="M15 4v-8h20v8" fill="none" stroke="var(--b)" stroke-width="3.4"/><rect y="2" width="50" height="46" rx="5" fill="#c88a3a"/><path d="M11 2v46M39 2v46" stroke="#8a5a20" stroke-width="4"/><rect x="16" y="18" width="18" height="12" rx="1.5" fill="var(--c)"/></g>`,

  displacement: (id) => {
    seed = 11;
    return `<defs><linearGradient id="${id}" x2="1" y2="1"><stop stop-color="var(--sky1)"/><stop offset="1" stop-color="var(--sky2)"/></linearGradient></defs><rect y="-60" width="240" height="300" fill="url(#${id})"/>
    ${R(8, (i) => `<path d="M-10 ${-48 + i * 38}C60 ${-56 + i * 38} 160 ${-36 + i * 38} 250 ${-50 + i * 38}" stroke="#5a371422" stroke-width="1.4" fill="none"/>`)}
    <g transform="translate(72 136) rotate(-12) scale(1.22)"><rect width="50" height="68" rx="5" fill="var(--c)" stroke="#fff8" /><rect x="5" y="5" width="40" height="58" rx="3" fill="none" stroke="#fffb" stroke-width=".9"/><path d="M25 16l4 10h-8zM13 48c6-8 8-8 12-2s7 5 12-3" fill="none" stroke="#fff" stroke-width="2"/></g>
    <g transform="translate(116 128) rotate(-1) scale(1.22)"><rect width="50" height="68" rx="5" fill="var(--b)" stroke="#fff8"/><rect x="5" y="5" width="40" height="58" rx="3" fill="none" stroke="#fffb" stroke-width=".9"/><text x="25" y="44" text-anchor="middle" font-family="var(--serif)" font-size="28" font-weight="600" fill="#fff">?</text></g>
    <g transform="translate(168 132) rotate(10) scale(1.22)"><rect width="50" height="68" rx="5" fill="var(--a)" stroke="#fff8"/><rect x="5" y="5" width="40" height="58" rx="3" fill="none" stroke="#fffb" stroke-width=".9"/><path d="M9 50l11-20 8 12 5-8 8 16z" fill="#fff"/></g>
    <g transform="translate(8 -76) rotate(-3 80 95) scale(1.36)"><rect x="10" y="26" width="142" height="142" rx="6" fill="#e6cda3" stroke="#9b7443" stroke-width="1.5"/>
    ${R(16, (i) => {
      const x = 18 + (i % 4) * 33,
        y = 34 + (i >> 2) * 33,
        on = [0, 1, 2, 4, 5, 8, 9, 6].includes(i);
      const n = [3, 3, 3, 0, 3, 2, 0, 0, 3, 1][i] ?? 0;
      const pins = ['#0b6fa4', '#c4572a', '#5b7f1f', '#f0d489'];
      return `<rect x="${x}" y="${y}" width="28" height="28" rx="2.5" fill="${on ? '#b9844a' : '#d8bb8b'}" ${on ? 'stroke="#8a5d2c" stroke-width=".8"' : 'stroke="#b8955f" stroke-width=".8" stroke-dasharray="2 2"'}/>${
        on
          ? R(
              16,
              () =>
                `<circle cx="${x + 2 + rnd() * 24}" cy="${y + 2 + rnd() * 24}" r="${0.5 + rnd() * 0.7}" fill="#6b431a" opacity=".5"/>`,
            ) +
            R(n, (k) => {
              const px = x + ([8, 20, 14][k] ?? 0),
                py = y + ([11, 11, 21][k] ?? 0);
              return `<ellipse cx="${px + 2.4}" cy="${py + 3}" rx="4.2" ry="2.6" fill="#0003"/><circle cx="${px}" cy="${py}" r="4.7" fill="${pins[(i * 3 + k * 2 + (k > 1 ? i : 0)) % 4]}"/><circle cx="${px - 1.4}" cy="${py - 1.6}" r="1.4" fill="#fff9"/>`;
            })
          : ''
      }`;
    })}</g>`;
  },

  'ellis-island': (
    id,
  ) => `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="var(--sky2)"/><stop offset=".68" stop-color="var(--sky1)"/></linearGradient></defs><rect y="-60" width="240" height="300" fill="url(#${id})"/>
    ${R(14, (i) => `<path d="M0 ${-50 + i * 9}H240" stroke="var(--b)" stroke-width=".5" opacity="${0.34 - i * 0.02}"/>`)}
    <circle cx="196" cy="0" r="19" fill="var(--c)"/><g transform="translate(58 -12) rotate(-13)" fill="none" stroke="#8e3b22" opacity=".62"><circle r="27" stroke-width="2.2"/><circle r="19" stroke-width="1"/><path d="M-34 0H34" stroke="var(--sky2)" stroke-width="15"/><path d="M-34-8H34M-34 8H34" stroke-width="1.6"/><text y="5" text-anchor="middle" font-family="var(--serif)" font-weight="700" font-size="14" letter-spacing="2" fill="#8e3b22" stroke="none">PASSED</text></g>
    <g fill="var(--b)"><path d="M22 118V86H218V118Z" opacity=".92"/><path d="M62 118V62H178V118Z"/></g>
    ${[66, 98, 142, 174].map((x) => `<path d="M${x - 7} 100V46h14v54z" fill="var(--b)"/><path d="M${x - 8} 46c0-13 16-13 16 0z" fill="var(--a)"/><path d="M${x} 37v-9" stroke="var(--a)" stroke-width="1.8"/><rect x="${x - 2.5}" y="52" width="5" height="10" rx="2.5" fill="var(--c)" opacity=".75"/>`).join('')}
    ${[86, 120, 154].map((x) => `<path d="M${x - 11} 112V86a11 11 0 0 1 22 0v26z" fill="var(--c)" opacity=".9"/><path d="M${x} 75v37M${x - 11} 92h22" stroke="var(--b)" stroke-width="1.3"/>`).join('')}
    ${R(5, (i) => `<rect x="${28 + i * 7}" y="94" width="4" height="9" fill="var(--c)" opacity=".7"/><rect x="${184 + i * 7}" y="94" width="4" height="9" fill="var(--c)" opacity=".7"/>`)}
    <path d="M0 118H240V240H0Z" fill="var(--a)" opacity=".55"/>${R(15, (i) => `<path d="M${-20 + (i % 2) * 14} ${125 + i * 7.4}${R(13, () => 'q10-4 20 0')}" fill="none" stroke="var(--c)" stroke-width=".9" opacity=".55"/>`)}
    <g transform="translate(42 168) scale(1.2)"><path d="M56 2c-2-14 14-18 8-30c20 4 14 18 40 12c-8 14-30 6-36 18z" fill="var(--c)" opacity=".6"/><path d="M-14 22H140L128 42H0Z" fill="var(--b)"/><path d="M6 22V10H116V22ZM26 10V0H92V10Z" fill="var(--c)"/><path d="M56 0V-14h12V0z" fill="#8e3b22"/>${R(11, (i) => `<rect x="${12 + i * 9.2}" y="13" width="5" height="5" fill="var(--b)"/>`)}${R(6, (i) => `<rect x="${31 + i * 10}" y="3" width="5" height="4.5" fill="var(--b)"/>`)}<path d="M-8 29H136" stroke="var(--c)" stroke-width="1.6"/></g>`,

  migrato: (id) => {
    seed = 5;
    return `<defs><linearGradient id="${id}" x2="1" y2=".35"><stop stop-color="var(--sky1)"/><stop offset=".45" stop-color="var(--sky2)"/><stop offset="1" stop-color="var(--b)"/></linearGradient></defs><rect y="-60" width="240" height="300" fill="url(#${id})"/>
    <circle cx="40" cy="118" r="40" fill="var(--c)" opacity=".3"/><circle cx="40" cy="118" r="25" fill="var(--a)"/>
    <path d="M190-34a20 20 0 1 0 17 32a17 17 0 0 1-17-32" fill="var(--c)"/>${R(32, () => `<circle cx="${140 + rnd() * 98}" cy="${-50 + rnd() * 150}" r="${0.6 + rnd() * 0.9}" fill="var(--c)" opacity="${0.4 + rnd() * 0.5}"/>`)}
    <path d="M0 132C50 118 90 136 132 128S212 116 240 126V240H0Z" fill="var(--b)" opacity=".4"/><path d="M0 146H240V240H0Z" fill="var(--b)" opacity=".55"/>${R(9, (i) => `<path d="M${10 + ((i * 37) % 60)} ${152 + i * 6}h${36 + ((i * 23) % 60)}" stroke="var(--a)" stroke-width="1.4" opacity="${0.75 - i * 0.07}"/>`)}
    ${[
      [0, 0, 1.5],
      [-22, 12, 1.32],
      [-44, 25, 1.16],
      [-66, 39, 1],
      [-88, 54, 0.86],
      [24, 15, 1.3],
      [47, 31, 1.1],
      [68, 48, 0.94],
    ]
      .map(([x = 0, y = 0, s = 1]) =>
        bird(122 + x * 1.06, 14 + y * 1.1, s * 1.12, x > -10 ? 'var(--c)' : 'var(--bird)', 2.5),
      )
      .join('')}
    ${R(17, (i) => {
      const x = 150 + i * 5.6 + rnd() * 3,
        h = 34 + rnd() * 52;
      return `<path d="M${x} 234q${-3 + rnd() * 6} ${-h / 2} ${-2 + rnd() * 6} ${-h}" fill="none" stroke="var(--b)" stroke-width="2"/><ellipse cx="${x + 1}" cy="${232 - h}" rx="2" ry="6" fill="var(--b)"/>`;
    })}`;
  },

  'journey-istanbul': (
    id,
  ) => `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="var(--sky2)"/><stop offset=".6" stop-color="var(--sky1)"/></linearGradient></defs><rect y="-60" width="240" height="300" fill="url(#${id})"/>
    <circle cx="60" cy="-6" r="19" fill="#fff" opacity=".6"/>${bird(112, 4, 0.9, 'var(--b)')}${bird(134, 18, 0.7, 'var(--b)')}${bird(98, 26, 0.6, 'var(--b)')}
    <path d="M0 96C30 84 60 84 92 92S150 82 182 86 224 84 240 90V130H0Z" fill="var(--a)" opacity=".5"/>
    <g fill="var(--b)"><path d="M118 112V92h8a26 26 0 0 1 52 0h8v20z"/><path d="M128 94a12 12 0 0 1 12-10v10zM176 94a12 12 0 0 0-12-10v10z"/><path d="M151 67v-8h2v8z"/>${[106, 194, 208, 94].map((x, i) => `<path d="M${x - 2.6} 112V${i < 2 ? 54 : 64}l2.6-12 2.6 12V112z"/><rect x="${x - 4}" y="${i < 2 ? 68 : 78}" width="8" height="2.4"/>`).join('')}
    <path d="M26 112V70h-3v-5h5l8-17 8 17h5v5h-3v42z"/><path d="M0 112V98h14v-6h10v20zM54 112V96h12v-8h14v12h14v12zM212 112V92h12v6h16v14z"/></g>
    ${R(7, (i) => `<rect x="${3 + i * 34.5}" y="${103 - (i % 3) * 2}" width="3" height="4.5" fill="#f6cf7a"/>`)}<rect x="33" y="76" width="6" height="9" rx="3" fill="#f6cf7a"/><path d="M142 112v-9a9 9 0 0 1 18 0v9z" fill="#f6cf7a" opacity=".9"/>
    <path d="M0 112H240V196H0Z" fill="var(--a)"/>${R(11, (i) => `<path d="M${-20 + (i % 2) * 15} ${119 + i * 7}${R(13, () => 'q10-3.4 20 0')}" fill="none" stroke="#fff" stroke-width=".9" opacity=".4"/>`)}
    <g transform="translate(72 146) scale(1.25)"><path d="M-12 10H92L82 25H0Z" fill="#fff"/><path d="M-7 15H88" stroke="var(--c)" stroke-width="3"/><path d="M8 10V1H74V10ZM22 1V-6H54V1Z" fill="#fff"/><path d="M38-6v-11h9v11z" fill="var(--c)"/><path d="M47-16c8-8 18-2 26-8c-2 8-16 8-26 12z" fill="#fff" opacity=".65"/>${R(8, (i) => `<rect x="${13 + i * 7.4}" y="3.4" width="4" height="4" fill="var(--b)"/>`)}</g>
    <rect y="193" width="240" height="46" fill="var(--tile)"/>${R(11, (i) => {
      const x = -8 + i * 24;
      return `<g transform="translate(${x + 12} 210)"><path d="M0-14L4-4 14 0 4 4 0 14-4 4-14 0-4-4Z" fill="#1f7f86"/><circle r="3" fill="var(--tile)"/><path d="M12-16l4 4-4 4-4-4zM12 8l4 4-4 4-4-4z" fill="var(--c)"/></g>`;
    })}<path d="M0 193.7H240" stroke="#1f7f86" stroke-width="1.6"/>`,
};
