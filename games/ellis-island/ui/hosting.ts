import type { Hosting } from '../../../kit/hosting.ts';

export const hosting: Hosting = {
  first: ['mode', 'pace', 'physicalForm'],
  groups: [
    { name: 'physical', options: ['slapForm', 'falseSlap', 'physical2p', 'physicalRivals'] },
    { name: 'examined', options: ['mentalTimer', 'mentalFaces', 'interviewForm', 'coverFrom'] },
    { name: 'cards', options: ['startingHand', 'resourceSupply', 'handLimit', 'offerExpiry', 'gifts'] },
    { name: 'table', options: ['familyAssignment', 'startDice', 'detentionClock', 'finish', 'lastFerry'] },
  ],
  presets: {},
  // EI-R33: against six rivals hardly anybody passes.
  // The Family Cards of an example would be cards on a page that may hold none: it leaves them ours.
  own: {
    name: 'content',
    example: {
      id: 'my-box',
      resources: {
        time: 50,
        money: 50,
        passport: 30,
        business: 14,
        education: 14,
        labor: 14,
        military: 14,
        trade: 14,
      },
    },
  },
  hints: [{ name: 'many', seats: { min: 6, max: 8 }, propose: { physicalRivals: 'next3' } }],
  texts: {
    en: {
      'hint.many': 'With so many players a race against everybody is hard to win.',
      'hint.many.do': 'Race only the next three',
      'group.physical': 'The race',
      'group.examined': 'Puzzles and Interview',
      'group.cards': 'Cards and trade',
      'group.table': 'At the table',
      'option.mode.help': 'How many of each family have to pass.',
      'option.pace.help': 'Over days there are no races and no spoken answers.',
      'option.physicalForm.help': 'Steady Nerve is the same test for those who cannot or will not be fast.',
      'option.slapForm.help': 'Naming the likeness tests the eye as well as the hand.',
      'option.falseSlap.help': 'What slapping at no pair costs.',
      'option.physical2p.help': 'With two players the house deals the cards.',
      'option.physicalRivals.help': 'Fewer rivals make passing easier at a large table.',
      'option.mentalTimer.help': 'The time for each puzzle; without a limit you may give up.',
      'option.mentalFaces.help':
        'The printed ones are the same in every game, for those who play on paper too.',
      'option.interviewForm.help':
        'In your own words, the Interviewer judges what the table does not recognise.',
      'option.coverFrom.help': 'From when on you must know your family by heart.',
      'option.startingHand.help': 'What everybody holds before the first roll.',
      'option.resourceSupply.help': 'Without fresh cards, hoarding can bring the game to a stop.',
      'option.handLimit.help': 'What is above it is discarded at the end of your turn.',
      'option.offerExpiry.help': 'How long others may think about an offer.',
      'option.gifts.help': 'Whether cards may be given for nothing.',
      'option.familyAssignment.help': 'A family can be held by one player only.',
      'option.startDice.help': 'Who rolls highest begins.',
      'option.detentionClock.help': 'Counted in turns of anybody, the stay is short at a large table.',
      'option.finish.help': 'Whether those after the first to finish still have their turn.',
      'option.lastFerry.help': 'When the game ends even if nobody has brought the whole family through.',
    },
  },
};
