import { bird, type Poster, scatter, times } from '../../../kit/poster.ts';

export const poster: Poster = {
  colours: {
    light: { sky1: '#f6cf94', sky2: '#8fb4d9', a: '#e58e3c', b: '#26345f', c: '#fff6e2', bird: '#26345f' },
    dark: { sky1: '#6d4440', sky2: '#16233f', a: '#e09a55', b: '#0b1226', c: '#f1e3c4', bird: '#b9b3c6' },
  },
  draw(id) {
    const random = scatter(5);
    return `<defs><linearGradient id="${id}" x2="1" y2=".35"><stop stop-color="var(--sky1)"/><stop offset=".45" stop-color="var(--sky2)"/><stop offset="1" stop-color="var(--b)"/></linearGradient></defs><rect y="-60" width="240" height="300" fill="url(#${id})"/>
    <circle cx="40" cy="118" r="40" fill="var(--c)" opacity=".3"/><circle cx="40" cy="118" r="25" fill="var(--a)"/>
    <path d="M190-34a20 20 0 1 0 17 32a17 17 0 0 1-17-32" fill="var(--c)"/>${times(32, () => `<circle cx="${140 + random() * 98}" cy="${-50 + random() * 150}" r="${0.6 + random() * 0.9}" fill="var(--c)" opacity="${0.4 + random() * 0.5}"/>`)}
    <path d="M0 132C50 118 90 136 132 128S212 116 240 126V240H0Z" fill="var(--b)" opacity=".4"/><path d="M0 146H240V240H0Z" fill="var(--b)" opacity=".55"/>${times(9, (i) => `<path d="M${10 + ((i * 37) % 60)} ${152 + i * 6}h${36 + ((i * 23) % 60)}" stroke="var(--a)" stroke-width="1.4" opacity="${0.75 - i * 0.07}"/>`)}
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
    ${times(17, (i) => {
      const x = 150 + i * 5.6 + random() * 3,
        h = 34 + random() * 52;
      return `<path d="M${x} 234q${-3 + random() * 6} ${-h / 2} ${-2 + random() * 6} ${-h}" fill="none" stroke="var(--b)" stroke-width="2"/><ellipse cx="${x + 1}" cy="${232 - h}" rx="2" ry="6" fill="var(--b)"/>`;
    })}`;
  },
};
