import type { Messages } from '../../engine/text.ts';

/** What only the page about sources and rights says. */
export const sources: Messages = {
  'sources.title': 'Sources and rights',
  'sources.lead':
    'Everything on this site comes from this site: no script, font or picture is loaded from anyone else while you play.',
  'sources.games': 'The games',
  'sources.gamesText':
    'The rules follow the published rulebooks. Where a rulebook is silent we decide and say so; where cards were lost with their pictures we designed new ones and say so. All drawings are ours.',
  'sources.unnamed': 'The rulebook does not name anyone.',
  'sources.makers': 'Made by',
  'sources.rulebook': 'Rulebook',
  'sources.rights': 'Rights',
  'sources.facts': 'What we say of the world, and where to read it',
  'sources.rightsText':
    'A game, its name and its rulebook belong to its makers; we claim nothing of them. Our wording of the rules, the drawings and the cards we had to design are ours.',
  'sources.works': 'Work by others',
  'sources.atkinson': 'Atkinson Hyperlegible Next',
  'sources.atkinson.by': 'typeface for everything that is read, by the Braille Institute of America',
  'sources.fraunces': 'Fraunces',
  'sources.fraunces.by': 'typeface for titles and cards, by Undercase Type',
  'sources.gameIcons': 'game-icons.net',
  'sources.gameIcons.by':
    'pictures on pieces and cards, by Lorc, Delapouite, Caro Asercion and contributors; colours changed',
  'sources.lucide': 'Lucide',
  'sources.lucide.by': 'icons of the interface, by Lucide contributors',
  'sources.svelte': 'Svelte',
  'sources.svelte.by': 'the library the pages are built with',
  'sources.uqr': 'uqr',
  'sources.uqr.by': 'QR codes',
  'sources.data': 'Your data',
  'sources.dataText':
    'Your browser keeps your name, your settings and the way back to your seat. The server keeps the tables and the moves made at them. There are no accounts, and no addresses are stored.',
};
