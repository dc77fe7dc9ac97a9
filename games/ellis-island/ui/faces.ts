import { LOOKS, type Look } from '../content.ts';
import { PARTS } from './parts.ts';

/**
 * Draws a person from a look: who it is, then a few words for skin, shape of the face, hair and dress, each
 * with its colour ("man light long short/brown cap/rust"). Parts are ours; nobody's photograph was copied.
 */
type Sort = (typeof LOOKS)[number];

const SKINS: Readonly<Record<string, string>> = {
  fair: '#ecd2b4',
  light: '#e2c09b',
  olive: '#d0a67a',
  tan: '#b98a5f',
  brown: '#8f6040',
  deep: '#785039',
};
/** Where a card says nothing of it: the tone of an old print. */
const SEPIA = '#d9c19a';

const COLOURS: Readonly<Record<string, string>> = {
  black: '#292320',
  dark: '#3f2d21',
  chestnut: '#65452b',
  sandy: '#94703f',
  blond: '#c9a566',
  gray: '#8f887d',
  silver: '#cfc9bc',
  white: '#e2dccf',
  linen: '#ece2cd',
  ink: '#343a42',
  umber: '#5d4733',
  rust: '#93502f',
  red: '#97382f',
  rose: '#b0766a',
  plum: '#644558',
  blue: '#41597a',
  sky: '#7f95a3',
  slate: '#5c6a70',
  green: '#3f5d4e',
  olive: '#66663f',
  ochre: '#b68f47',
  straw: '#d5b878',
};

/** The shape of a face: how wide and how long. */
const SHAPES: Readonly<Record<string, readonly [number, number]>> = {
  oval: [1, 1],
  long: [0.94, 1.04],
  round: [1.06, 0.97],
  broad: [1.08, 1.01],
  narrow: [0.92, 0.99],
};

/** From behind to before. What belongs to the head takes the shape of the face. */
const LAYERS = ['behind', 'neck', 'dress', 'over', 'face', 'beard', 'hair', 'hat', 'front'] as const;
export type Layer = (typeof LAYERS)[number];
const ON_THE_HEAD: readonly Layer[] = ['behind', 'face', 'beard', 'hair', 'hat', 'front'];

/** A part of a picture, by layer: paths, each after its way of being drawn. */
export type Part = { readonly [L in Layer]?: string };

/** "k:M0 0h9|M1 1h2": the letter is a class of the picture's style, without one it is a thing of its colour. */
function paths(of: string, skin: string): string {
  return of
    .split('|')
    .map((path) => {
      const [how, d] = path[1] === ':' ? [path[0], path.slice(2)] : ['c', path];
      // Colours are attributes: the site's policy allows no style inside of what is drawn.
      return how === 's' ? `<path class="c" color="${skin}" d="${d}"/>` : `<path class="${how}" d="${d}"/>`;
    })
    .join('');
}

const IS_OLD: Readonly<Record<Sort, boolean>> = {
  woman: false,
  man: false,
  boy: false,
  girl: false,
  oldMan: true,
  oldWoman: true,
};
const isYoung = (sort: Sort): boolean => sort === 'boy' || sort === 'girl';
const isMan = (sort: Sort): boolean => sort === 'man' || sort === 'oldMan';

/** What everybody has: a head and its features, by age and build. */
function body(sort: Sort): readonly string[] {
  const build = isYoung(sort) ? 'young' : isMan(sort) ? 'his' : 'her';
  return [build, ...(IS_OLD[sort] ? ['aged'] : [])];
}

/** What a host's own card does not say is dressed plainly, the same for the same name. */
const PLAIN: Readonly<Record<Sort, readonly string[]>> = {
  man: [
    'short/dark jacket/slate tie/ink',
    'parted/chestnut waistcoat/umber moustache/chestnut',
    'short/black cap/umber coat/ink',
    'parted/sandy tunic/green',
  ],
  woman: [
    'bun/dark blouse/linen brooch/ochre',
    'rolled/chestnut dress/slate collar/white',
    'swept/black kerchief/plum dress/ink',
    'bun/sandy dress/green shawl/umber',
  ],
  boy: [
    'tousled/chestnut waistcoat/slate',
    'short/dark cap/olive jacket/umber',
    'fringe/sandy sailor/blue',
    'parted/black jersey/green',
  ],
  girl: [
    'loose/chestnut bow/slate pinafore/blue',
    'swept/dark braid/dark dress/plum collar/white',
    'fringe/sandy loose/sandy sailor/blue',
    'swept/black scarf/rust dress/slate',
  ],
  oldMan: [
    'bare/gray coat/ink short-beard/gray',
    'sides/gray felt/umber coat/umber muffler/slate',
    'parted/silver jacket/slate bow-tie/ink',
  ],
  oldWoman: [
    'swept/gray kerchief/slate shawl/ink dress/ink',
    'bun/silver dress/plum collar/white brooch/ochre',
    'swept/silver veil/umber dress/umber',
  ],
};
const FORMS = ['oval', 'long', 'round', 'narrow'] as const;

function plain(sort: Sort, name: string): string {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  const dressed = PLAIN[sort];
  return `${FORMS[Math.floor(seed / 16) % FORMS.length]} ${dressed[seed % dressed.length]}`;
}

/** Words may come from a host's own cards: what a table does not have is nothing, whatever it is called. */
const at = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

interface Figure {
  readonly sort: Sort;
  readonly skin: string;
  readonly shape: readonly [number, number];
  readonly parts: readonly (readonly [Part, string])[];
}

function figureOf(look: Look, name: string): Figure {
  const [first, ...said] = look.split(' ');
  const sort = LOOKS.find((one) => one === first) ?? 'man';
  const words = said.length > 0 ? said : plain(sort, name).split(' ');
  let skin = SEPIA;
  let shape: Figure['shape'] = [1, 1];
  let brow = 'inherit';
  const parts: (readonly [Part, string])[] = [];
  for (const word of words) {
    const [what = '', colour = ''] = word.replace('+', '').split('/');
    skin = at(SKINS, what) ?? skin;
    shape = at(SHAPES, what) ?? shape;
    const part = at(PARTS, what);
    if (part === undefined) continue;
    const tint = at(COLOURS, colour) ?? 'inherit';
    // The brows are of the first hair that is named: the head's own.
    if (parts.length === 0) brow = tint;
    parts.push([part, tint]);
  }
  const bare = body(sort).map((what) => [at(PARTS, what) ?? {}, brow] as const);
  return { sort, skin, shape, parts: [...bare, ...parts] };
}

/** The inside of an svg of 60 by 75: `name` chooses where the look says nothing. */
export function drawn(look: Look, name: string): string {
  const { sort, skin, shape, parts } = figureOf(look, name);
  const [wide, long] = shape;
  // Everything turns about the chin, so that the neck fits every head.
  const head = `translate(30 46) scale(${wide} ${long}) translate(-30 -46)`;
  const layers = LAYERS.map((layer) => {
    const inside = parts
      .map(([part, colour]) =>
        part[layer] === undefined ? '' : `<g color="${colour}">${paths(part[layer], skin)}</g>`,
      )
      .join('');
    return ON_THE_HEAD.includes(layer) ? `<g transform="${head}">${inside}</g>` : inside;
  });
  const size = isYoung(sort) ? 0.9 : 0.97;
  return `<g transform="translate(30 76) scale(${size}) translate(-30 -75)">${layers.join('')}</g>`;
}
