import type { Hosting } from '../../../kit/hosting.ts';
import { ratings } from '../bot/ratings.ts';
import { PRESETS } from '../config.ts';
import { RECONSTRUCTED } from '../content.ts';
import { texts } from './text/hosting.ts';
import { options } from './text/options.ts';

export const hosting: Hosting = {
  ratings,
  first: ['outcome', 'botTalk'],
  clock: 'turnTimer',
  groups: [
    { name: 'talk', options: ['privateTalk', 'freeChat', 'leftPlayersTalk', 'openActionsPerDay'] },
    { name: 'known', options: ['cardListVisible', 'deckTopVisible', 'moneyVisible', 'autoPlanner'] },
    { name: 'evening', options: ['offerMode', 'offerTimer', 'raidHelpWindow', 'helpTimer', 'bailBarsCards'] },
    { name: 'table', options: ['startingPlayer', 'turnTimer', 'goToMeaning', 'undoMove', 'earlyEnd'] },
  ],
  presets: PRESETS,
  hints: [],
  own: {
    name: 'contentSet',
    content: async () => (await import('../content/document.ts')).CONTENT,
    example: { ...RECONSTRUCTED, id: 'my-box' },
  },
  options,
  texts,
};
