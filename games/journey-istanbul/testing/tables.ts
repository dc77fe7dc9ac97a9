import { ownSet } from './ownSet.ts';

/** With few words a day: random talkers would otherwise not come to the end of a week (JI-R65). */
const few = { openActionsPerDay: 1 };

/** Each value of each option at least once. */
export const TABLES: readonly Readonly<Record<string, unknown>>[] = [
  few,
  { ...few, moneyVisible: 'closed', offerMode: 'sealed', turnTimer: 60, offerTimer: 30, helpTimer: 30 },
  {
    ...few,
    outcome: 'together',
    privateTalk: false,
    freeChat: false,
    leftPlayersTalk: true,
    earlyEnd: false,
    goToMeaning: 'arrive',
    deckTopVisible: false,
    raidHelpWindow: false,
    bailBarsCards: false,
    autoPlanner: false,
    undoMove: false,
    cardListVisible: false,
    startingPlayer: 'host',
    firstSeat: 1,
    botTalk: 'sly',
    contentSet: ownSet(),
  },
];
