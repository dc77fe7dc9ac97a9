import type { Hosting } from '../../../kit/hosting.ts';
import { PRESETS } from '../door.ts';

export const hosting: Hosting = {
  first: ['outcome', 'botTalk'],
  groups: [
    { name: 'talk', options: ['privateTalk', 'freeChat', 'leftPlayersTalk'] },
    { name: 'known', options: ['cardListVisible', 'deckTopVisible', 'moneyVisible', 'autoPlanner'] },
    { name: 'evening', options: ['offerMode', 'offerTimer', 'raidHelpWindow', 'helpTimer', 'bailBarsCards'] },
    { name: 'table', options: ['startingPlayer', 'goToMeaning', 'undoMove', 'earlyEnd'] },
  ],
  presets: PRESETS,
  hints: [],
  texts: {
    en: {
      'preset.live': 'Live',
      'preset.live.text': 'Everybody is there: half a minute for each question of the evening.',
      'preset.classroom': 'Classroom',
      'preset.classroom.text': 'No winner, and only ready phrases instead of free text.',
      'group.talk': 'Talk',
      'group.known': 'What is known',
      'group.evening': 'The evening',
      'group.table': 'At the table',
      'option.outcome.help': 'Without a winner the talk afterwards is about who got out, and why.',
      'option.botTalk.help': 'Everybody at the table knows which kind of computer players they have.',
      'option.privateTalk.help': 'Whether two players may speak, show and deal without the others.',
      'option.freeChat.help': 'Beside the ready phrases, which can be read in any language.',
      'option.leftPlayersTalk.help': 'Whether those who have left Istanbul may still tell what they know.',
      'option.cardListVisible.help': 'A reference of all cards in the game; where they lie stays hidden.',
      'option.deckTopVisible.help': 'Shows for which day the next card drawn will count.',
      'option.moneyVisible.help': 'Hidden money makes asking for help a matter of trust.',
      'option.autoPlanner.help': 'Without it you note by hand what you have seen.',
      'option.offerMode.help': 'How journeys and work are offered when several could take them.',
      'option.offerTimer.help': 'When it is up, your standing instruction counts, or you pass.',
      'option.raidHelpWindow.help': 'Others may pay for somebody who cannot pay the police.',
      'option.helpTimer.help': 'When it is up, whoever could not pay goes to jail.',
      'option.bailBarsCards.help': 'Whether buying yourself out costs the evening as well.',
      'option.startingPlayer.help': 'Who moves first on the first day.',
      'option.goToMeaning.help': 'Whether staying in a place is enough for its task.',
      'option.undoMove.help': 'Until you have looked, drawn or paid, and nobody has acted since.',
      'option.earlyEnd.help': 'Everybody still in Istanbul must agree.',
    },
  },
};
