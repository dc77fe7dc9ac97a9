import type { Family } from '../content.ts';

/**
 * Pictures of the scenarios, drawn for this game as the inside of an svg of 300 by 150. Colours are the
 * card's.
 */
const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');
const line = (d: string, width = 2, more = ''): string =>
  `<path d="${d}" fill="none" stroke="var(--pale)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const solid = (d: string, fill = 'var(--land)', more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
const ground = solid('M0 150V122c50-12 96 4 150-2s104-10 150 0v30Z');
const home = (x: number, y: number, s = 1, turn = 0, fill = 'var(--wall)'): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${solid('M-15 0V-18L0-31 15-18V0Z', fill)}${solid('M-18-15 0-32 18-15 15-12 0-25-15-12Z', 'var(--roof)')}${solid('M-4 0V-11H4V0Z', 'var(--roof)')}</g>`;
const pine = (x: number, y: number, s: number, fill = 'var(--land)'): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${solid('M0-44 10-26H5L14-10H3V0H-3V-10H-14L-5-26H-10Z', fill)}</g>`;
const sea = (y: number): string =>
  times(
    4,
    (i) =>
      `<path d="M${-24 + i * 9} ${y + i * 9}${times(14, () => 'q6-7 12 0t12 0')}" fill="none" stroke="var(--sea)" stroke-width="1.800" opacity=".85"/>`,
  );
const cloud = (x: number, y: number, s: number): string =>
  solid(
    'M-34 10a12 12 0 0 1 4-23 18 18 0 0 1 34-4 15 15 0 0 1 26 12 9 9 0 0 1 2 15Z',
    'var(--pale)',
    `transform="translate(${x} ${y}) scale(${s})" opacity=".8"`,
  );
const rays = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--ember)"/>${times(12, (i) => `<path d="M0-${r + 6}v-9" transform="translate(${x} ${y}) rotate(${i * 30})" stroke="var(--ember)" stroke-width="4" stroke-linecap="round"/>`)}`;

function spiral(): string {
  return times(9, (arm) => {
    const points = Array.from({ length: 34 }, (_, t) => {
      const turn = (t / 34) * 5.2 + (arm * 2 * Math.PI) / 9;
      const r = 8 + 1.1 * Math.exp((t / 34) * 4.1);
      return `${t === 0 ? 'M' : 'L'}${(150 + r * 1.55 * Math.cos(turn)).toFixed(0)} ${(64 + r * 0.8 * Math.sin(turn)).toFixed(0)}`;
    });
    return line(points.join(''), arm % 3 === 0 ? 2.4 : 1.3, 'opacity=".9"');
  });
}

const SCENES: Readonly<Record<string, () => string>> = {
  'CR-TOR': () =>
    `${cloud(70, 26, 1.5)}${cloud(226, 22, 1.4)}${times(9, (i) => `<ellipse cx="${150 + (i % 3) * 4 - i}" cy="${22 + i * 11.5}" rx="${72 - i * 7.6}" ry="${11 - i * 0.9}" fill="none" stroke="var(--pale)" stroke-width="${4 - i * 0.2}" opacity=".9"/>`)}${ground}${home(58, 130, 0.9)}${home(236, 128, 0.8, 8)}`,
  'CR-FLO': () =>
    `${cloud(64, 24, 1.2)}${cloud(220, 30, 1.4)}${times(16, (i) => line(`M${16 + i * 18} ${48 + (i % 3) * 9}l-5 13`, 1.4))}${home(86, 112, 1.3)}${home(158, 120, 1)}${home(232, 110, 1.2)}<rect y="98" width="300" height="60" fill="var(--water)"/>${sea(104)}`,
  'CR-HUR': () =>
    `${spiral()}<ellipse cx="150" cy="64" rx="10" ry="5.500" fill="var(--sea)"/>${sea(118)}${solid('M196 150c20-22 62-30 104-24v24Z')}<path d="M262 128c-6-20-14-32-26-42M236 86c-14-6-26-4-34 4 12-2 22-2 34-4-4-12-14-18-26-18 10 6 18 10 26 18 4-10 2-20-6-28 0 10 2 18 6 28-16 4-24 12-24 24 8-10 14-16 24-24Z" stroke-width="3" stroke-linejoin="round" fill="var(--land)" stroke="var(--land)"/>`,
  'CR-FIR': () =>
    `${times(5, (i) => line(`M${40 + i * 54} 84c-14-16 12-26-2-44`, 5, 'opacity=".55"'))}${ground}${times(9, (i) => pine(20 + i * 33, 126 + (i % 2) * 8, 1.1 + (i % 3) * 0.2))}${times(7, (i) => solid('M0 0c-12-4-14-18-5-26 0 7 4 9 6 6 3-5-1-13 3-18 2 8 10 14 9 26C13-4 7 0 0 0Z', i % 2 === 0 ? 'var(--ember)' : 'var(--flame)', `transform="translate(${34 + i * 40} ${136 - (i % 2) * 5}) scale(${1.2 + (i % 3) * 0.25})"`))}`,
  'CR-CON': () =>
    `${line('M86 96C70 72 104 60 88 36S96 10 92 0', 12, 'opacity=".5"')}${line('M206 90c14-18-14-30 4-50s-6-26 0-40', 12, 'opacity=".5"')}${ground}${solid('M44 128V76l12 8 8-12 10 10 14-6v52Zm64 0V88l14-12 10 10v42Zm52 0V70l16 10 8-8 12 14 14-4v46Zm62 0V92l16-14 16 12v38Z', 'var(--wall)')}${solid('M56 128v-18h10v18Zm68 0v-16h10v16Zm56 0v-22h12v22Zm56 0v-16h10v16Z', 'var(--roof)')}`,
  'CR-DRO': () =>
    `${rays(222, 46, 24)}${solid('M0 150V96c60-10 190-8 300 0v54Z', 'var(--sand)')}${'M40 150l18-26-14-16M58 124l40 6 20 20M98 130l22-22M176 150l-12-22 26-18M190 110l34 12 20 28M224 122l30-16'
      .split('M')
      .slice(1)
      .map(
        (d) =>
          `<path d="M${d}" fill="none" stroke="var(--roof)" stroke-width="2.400" stroke-linecap="round"/>`,
      )
      .join(
        '',
      )}<path d="M84 98V66m0 14-12-10m12 2 13-12" stroke="var(--roof)" stroke-width="4" stroke-linecap="round" fill="none"/>`,
  'CR-LAN': () =>
    `${solid('M0 150V20c50 4 70 40 110 66s100 34 190 40v24Z')}${solid('M40 30c40 20 60 50 104 72s70 20 110 30l-20 8C150 130 96 100 62 62Z', 'var(--sand)')}${times(8, (i) => `<circle cx="${92 + i * 22}" cy="${66 + i * 8 - (i % 3) * 8}" r="${5 + (i % 3) * 3}" fill="var(--wall)" stroke="var(--roof)" stroke-width="1.500"/>`)}${home(270, 128, 0.9, 6)}`,
  'CR-BLI': () =>
    `${ground}${home(82, 126, 1.5)}${home(164, 128, 1.2)}${pine(226, 128, 1.5)}${pine(262, 130, 1.1)}${solid('M0 150v-26c60-12 110 4 160-4s100-6 140 2v28Z', 'var(--pale)')}${solid('M55 104 82 78l27 26-6 3-21-19-21 19Zm87 8 22-21 22 21-5 2-17-15-17 15Z', 'var(--pale)')}${times(26, (i) => `<circle cx="${(i * 47) % 300}" cy="${(i * 31) % 118}" r="${1.6 + (i % 3)}" fill="var(--pale)"/>`)}${times(6, (i) => line(`M${i * 56 - 20} ${20 + i * 14}q30-14 60 0`, 1.6, 'opacity=".7"'))}`,
  'CR-HEA': () =>
    `${rays(150, 58, 34)}${solid('M0 150V116c70-8 230-8 300 0v34Z', 'var(--sand)')}${times(6, (i) => line(`M${30 + i * 48} 134q8-10 0-20t0-20`, 2.4, 'opacity=".7"'))}${home(56, 132, 0.9)}${home(246, 132, 0.9)}`,
  'CR-EAR': () =>
    `${solid('M0 150V112l60-4 30 10 26-14 40 8 34-12 40 14 70-8v44Z')}${home(70, 112, 1.2, -12)}${home(132, 116, 1, 14)}${home(214, 112, 1.3, 9)}<path d="M160 62 150 104l18 14-14 32" fill="none" stroke="var(--ember)" stroke-width="4" stroke-linejoin="round"/>${times(3, (i) => line(`M${118 - i * 30} ${136 + i * 4}q${32 + i * 30}-22 ${64 + i * 60} 0`, 1.6, 'opacity=".6"'))}`,
};

const FAMILY: Readonly<Record<Family, () => string>> = {
  crisis: () =>
    `${cloud(90, 40, 1.5)}${cloud(210, 32, 1.4)}${line('M160 40l-14 30h16l-12 30', 4)}${ground}${home(150, 130, 1.1)}`,
  babyBoom: () =>
    `${times(5, (i) => `<g transform="translate(${38 + i * 56} ${92 + (i % 2) * 14})">${solid('M-20 0h40c0 16-9 26-20 26S-20 16-20 0Z', 'var(--wall)')}${line('M-22 33q22-9 44 0', 3)}<circle cx="-7" cy="-5" r="7" fill="var(--skin)"/>${solid('M-1 0C2-9 14-9 20 0Z', i % 2 === 0 ? 'var(--ember)' : 'var(--sea)')}${solid('M-20 0a13 17 0 0 1 13-18l1 4A9 13 0 0 0-16 0Z', 'var(--roof)')}</g>`)}${times(5, (i) => line(`M${38 + i * 56} ${28 + (i % 2) * 14}v18m-9-9h18`, 2.4, 'opacity=".8"'))}`,
  crash: () =>
    `${times(5, (i) => line(`M30 ${26 + i * 24}H276`, 1, 'opacity=".5"'))}<path d="M36 40 78 58l28-22 40 44 26-8 40 44 34 16" fill="none" stroke="var(--halt)" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>${solid('M226 138h28v-28Z', 'var(--halt)')}${line('M30 16v118h250', 3)}`,
  pandemic: () => {
    const at = [
      [60, 44],
      [128, 88],
      [196, 40],
      [250, 96],
      [84, 122],
      [176, 128],
    ] as const;
    return `${at
      .map(([x, y], i) =>
        at
          .slice(i + 1)
          .map(([u, v]) => line(`M${x} ${y}L${u} ${v}`, 1.2, 'opacity=".6"'))
          .join(''),
      )
      .join(
        '',
      )}${at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="var(--sea)" stroke="var(--pale)" stroke-width="2"/>${times(8, (i) => `<path d="M0-14v-6" transform="translate(${x} ${y}) rotate(${i * 45})" stroke="var(--sea)" stroke-width="3" stroke-linecap="round"/>`)}`).join('')}`;
  },
  marketBoom: () =>
    `${ground}${solid('M96 128V66h40v62Zm48 0V48h46v80Z', 'var(--wall)')}${times(8, (i) => solid(`M${104 + (i % 2) * 15} ${74 + Math.floor(i / 2) * 13}h8v7h-8Z`, 'var(--roof)'))}${times(10, (i) => solid(`M${152 + (i % 2) * 18} ${56 + Math.floor(i / 2) * 14}h9v8h-9Z`, 'var(--roof)'))}<path d="M64 128V24m0 0H150M64 24 42 42m22-18-20 0m86 0v20M222 128V36m0 0H148m74 0 26 16m-26-16h30M168 36v14" fill="none" stroke="var(--ember)" stroke-width="4" stroke-linecap="round"/>`,
  tech: () =>
    `<circle cx="150" cy="64" r="36" fill="var(--ember)"/>${solid('M134 96h32v10h-32Zm3 13h26v8h-26Zm6 11h14l-7 7Z', 'var(--roof)')}${line('M136 66l10 10 18-22', 5)}${times(10, (i) => `<path d="M0-46v-12" transform="translate(150 64) rotate(${-110 + i * 24.4})" stroke="var(--pale)" stroke-width="4" stroke-linecap="round"/>`)}${line('M20 110h44l16-20h22M280 110h-44l-16-20h-22M30 60h40l14 14M270 60h-40l-14 14', 2)}${times(4, (i) => `<circle cx="${[20, 280, 30, 270][i]}" cy="${i < 2 ? 110 : 60}" r="5" fill="var(--pale)"/>`)}`,
  urbanization: () =>
    `${solid('M94 118V62h20V46h22V26h28v28h24v-16h22v80Z', 'var(--wall)')}${times(15, (i) => solid(`M${101 + (i % 5) * 22} ${68 + Math.floor(i / 5) * 15}h9v8h-9Z`, 'var(--roof)'))}${solid('M0 150V116H300v34Z')}${line('M0 146 122 118M60 150l74-32M240 150l-70-32M300 146 182 118', 3, 'stroke-dasharray="2 8"')}${times(6, (i) => `<circle cx="${[22, 62, 96, 204, 236, 276][i]}" cy="${[134, 124, 140, 140, 124, 134][i]}" r="6" fill="var(--ember)"/>`)}`,
  aid: () =>
    `${times(7, (i) => `<ellipse cx="74" cy="${124 - i * 11}" rx="30" ry="9" fill="var(--gold-a)" stroke="var(--gold-b)" stroke-width="1.500"/>`)}<ellipse cx="228" cy="124" rx="30" ry="9" fill="var(--gold-a)" stroke="var(--gold-b)" stroke-width="1.500"/>${line('M112 50C140 20 196 24 222 84m-12-8 13 13 8-16', 4, 'stroke-dasharray="1 9"')}${times(3, (i) => `<ellipse cx="${136 + i * 30}" cy="${32 + i * i * 5}" rx="15" ry="7" fill="var(--gold-a)" stroke="var(--gold-b)" stroke-width="1.500" transform="rotate(${i * 24} ${136 + i * 30} ${32 + i * i * 5})"/>`)}`,
};

/** An owner's card of another name is drawn by its family. */
export const sceneOf = (id: string, family: Family): string => (SCENES[id] ?? FAMILY[family])();
