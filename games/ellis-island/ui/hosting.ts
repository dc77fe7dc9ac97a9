import type { Hosting } from '../../../kit/hosting.ts';
import { ratings } from '../bot/ratings.ts';
import { options } from './text/options.ts';

export const hosting: Hosting = {
  ratings,
  first: ['mode', 'pace', 'physicalForm'],
  groups: [
    { name: 'physical', options: ['slapForm', 'falseSlap', 'physical2p', 'physicalRivals'] },
    { name: 'examined', options: ['mentalTimer', 'mentalFaces', 'interviewForm', 'coverFrom'] },
    { name: 'cards', options: ['startingHand', 'resourceSupply', 'handLimit', 'offerExpiry', 'gifts'] },
    { name: 'table', options: ['familyAssignment', 'startDice', 'detentionClock', 'finish', 'lastFerry'] },
  ],
  presets: {
    quick: { mode: 'quick' },
    calm: { physicalForm: 'nerve' },
    days: { pace: 'async' },
  },
  // EI-R33: against six rivals hardly anybody passes.
  // The Family Cards of an example would be cards on a page that may hold none: it leaves them ours.
  own: {
    name: 'content',
    // Nothing of what is written on Family Cards comes to a page.
    content: async () => (await import('../content/document.ts')).contentWith([]),
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
  // Two hands on one screen are no fair race; its untimed form has everybody in (EI-R32).
  shared: { physicalForm: 'nerve' },
  timed: ['families', 'idle', 'offers', 'race', 'puzzle', 'interview'],
  hints: [{ name: 'many', seats: { min: 6, max: 8 }, propose: { physicalRivals: 'next3' } }],
  options,
  texts: {
    en: {
      'preset.quick': 'Quick',
      'preset.quick.text': 'One of each family.',
      'preset.calm': 'Calm',
      'preset.calm.text': 'Steady Nerve instead of the race.',
      'preset.days': 'Over days',
      'preset.days.text': 'Play when you have time.',
      'clock.none':
        'No limit for moves. Choosing a family has a minute, a turn with nothing left to do ends by itself, nobody waits long for an answer to an offer, and the race, puzzles and the Interview keep their own time.',
      shared: 'Two hands on one screen are no fair race, so Physical is Steady Nerve.',
      'hint.many': 'With so many players a race against everyone is hard to win.',
      'hint.many.do': 'Race only the next three',
      'group.physical': 'The race',
      'group.examined': 'Puzzles and Interview',
      'group.cards': 'Cards and trade',
      'group.table': 'At the table',
      'option.mode.help': 'How many of each family need stamps.',
      'option.pace.help': 'Over several days there are no races and no answers in your own words.',
      'option.physicalForm.help':
        'Steady Nerve is the same test for anyone who cannot or would rather not be fast.',
      'option.slapForm.help': 'Naming what the cards share tests the eye as well as the hand.',
      'option.falseSlap.help': 'What it costs to slap when there is no pair.',
      'option.physical2p.help': 'With two players the game deals the cards.',
      'option.physicalRivals.help': 'At a large table, fewer rivals make the stamp easier to get.',
      'option.mentalTimer.help':
        'The time for each puzzle. Anyone can also have more for themselves; nobody is told.',
      'option.mentalFaces.help':
        'The fixed set is the same in every game, for anyone who plays on paper too.',
      'option.interviewForm.help':
        'In your own words, a clear match counts as right; in doubt the Interviewer decides.',
      'option.coverFrom.help': 'From when you have to know your family by heart.',
      'option.startingHand.help': 'What everyone holds before the first roll.',
      'option.resourceSupply.help':
        'Without fresh cards, the game can come to a stop if everyone keeps theirs.',
      'option.handLimit.help': 'If you have more, you discard some when your turn ends.',
      'option.offerExpiry.help': 'How long the others may think about an offer.',
      'option.gifts.help': 'Whether cards may be given for nothing.',
      'option.familyAssignment.help': 'Only one player can have a family.',
      'option.startDice.help': 'The highest roll goes first.',
      'option.detentionClock.help': 'With anyone’s turns, the stay is short at a large table.',
      'option.finish.help': 'Whether players after the first to finish still get their turn.',
      'option.lastFerry.help': 'When the game ends even if no whole family is through.',
    },
  },
};
