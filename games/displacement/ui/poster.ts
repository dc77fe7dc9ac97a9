import { type Poster, scatter, times } from '../../../kit/poster.ts';

export const poster: Poster = {
  colours: {
    light: { sky1: '#dcb27c', sky2: '#c4935a', a: '#7fa36b', b: '#d98fa3', c: '#7ba4cf' },
    dark: { sky1: '#7a5c38', sky2: '#553d22', a: '#6b8f58', b: '#b06d82', c: '#5d86b3' },
  },
  draw(id) {
    const random = scatter(11);
    return `<defs><linearGradient id="${id}" x2="1" y2="1"><stop stop-color="var(--sky1)"/><stop offset="1" stop-color="var(--sky2)"/></linearGradient></defs><rect y="-60" width="240" height="300" fill="url(#${id})"/>
    ${times(8, (i) => `<path d="M-10 ${-48 + i * 38}C60 ${-56 + i * 38} 160 ${-36 + i * 38} 250 ${-50 + i * 38}" stroke="#5a371422" stroke-width="1.4" fill="none"/>`)}
    <g transform="translate(72 136) rotate(-12) scale(1.22)"><rect width="50" height="68" rx="5" fill="var(--c)" stroke="#fff8" /><rect x="5" y="5" width="40" height="58" rx="3" fill="none" stroke="#fffb" stroke-width=".9"/><path d="M25 16l4 10h-8zM13 48c6-8 8-8 12-2s7 5 12-3" fill="none" stroke="#fff" stroke-width="2"/></g>
    <g transform="translate(116 128) rotate(-1) scale(1.22)"><rect width="50" height="68" rx="5" fill="var(--b)" stroke="#fff8"/><rect x="5" y="5" width="40" height="58" rx="3" fill="none" stroke="#fffb" stroke-width=".9"/><text x="25" y="44" text-anchor="middle" font-family="var(--serif)" font-size="28" font-weight="600" fill="#fff">?</text></g>
    <g transform="translate(168 132) rotate(10) scale(1.22)"><rect width="50" height="68" rx="5" fill="var(--a)" stroke="#fff8"/><rect x="5" y="5" width="40" height="58" rx="3" fill="none" stroke="#fffb" stroke-width=".9"/><path d="M9 50l11-20 8 12 5-8 8 16z" fill="#fff"/></g>
    <g transform="translate(8 -76) rotate(-3 80 95) scale(1.36)"><rect x="10" y="26" width="142" height="142" rx="6" fill="#e6cda3" stroke="#9b7443" stroke-width="1.5"/>
    ${times(16, (i) => {
      const x = 18 + (i % 4) * 33,
        y = 34 + (i >> 2) * 33,
        on = [0, 1, 2, 4, 5, 8, 9, 6].includes(i);
      const n = [3, 3, 3, 0, 3, 2, 0, 0, 3, 1][i] ?? 0;
      const pins = ['#0b6fa4', '#c4572a', '#5b7f1f', '#f0d489'];
      return `<rect x="${x}" y="${y}" width="28" height="28" rx="2.5" fill="${on ? '#b9844a' : '#d8bb8b'}" ${on ? 'stroke="#8a5d2c" stroke-width=".8"' : 'stroke="#b8955f" stroke-width=".8" stroke-dasharray="2 2"'}/>${
        on
          ? times(
              16,
              () =>
                `<circle cx="${x + 2 + random() * 24}" cy="${y + 2 + random() * 24}" r="${0.5 + random() * 0.7}" fill="#6b431a" opacity=".5"/>`,
            ) +
            times(n, (k) => {
              const px = x + ([8, 20, 14][k] ?? 0),
                py = y + ([11, 11, 21][k] ?? 0);
              return `<ellipse cx="${px + 2.4}" cy="${py + 3}" rx="4.2" ry="2.6" fill="#0003"/><circle cx="${px}" cy="${py}" r="4.7" fill="${pins[(i * 3 + k * 2 + (k > 1 ? i : 0)) % 4]}"/><circle cx="${px - 1.4}" cy="${py - 1.6}" r="1.4" fill="#fff9"/>`;
            })
          : ''
      }`;
    })}</g>`;
  },
};
