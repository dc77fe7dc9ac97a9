import type { Messages } from '../../../../engine/text.ts';

/** Moments, the short rules, the story and the talk afterwards. */
export const endEn = {
  'ui.moment.skip': 'Go on',
  'ui.moment.stamp': 'Passed',
  'ui.moment.home': '{who} is met at the Kissing Post',
  'ui.moment.left':
    '{left, plural, =0 {The whole family is through.} one {One of the family is still on the island.} other {# of the family are still on the island.}}',
  'ui.moment.failed': '{who} does not pass {challenge}',
  'ui.moment.hospital': 'To the Hospital, for the next two turns of the family.',
  'ui.moment.jail': 'Detained, for the next two turns of the family.',
  'ui.moment.ms': '{s} s',
  'ui.moment.pair': 'The first pair came with card {n}.',
  'ui.moment.hand': 'card {hand}',
  'ui.moment.early': '{hand}, too early',

  'ui.reference': 'The four checkpoints, in any order',
  'ui.reference.physical':
    'Department of Health. A race: be the first to slap what two cards share. A false slap ends it.',
  'ui.reference.mental': 'Department of Health. One puzzle against the clock. The Doctor watches.',
  'ui.reference.documentation':
    'Bureau of Immigration. Hand in nine cards; the Job Offer must match the Work Experience.',
  'ui.reference.interview':
    'Bureau of Immigration. Three questions about your own family, two right answers pass.',
  'ui.reference.set': 'Papers',
  'ui.reference.turn':
    'Your turn: roll, move one member up to the roll, draw what the space gives or attempt one Challenge.',
  'ui.reference.trade': 'Trade whenever you like during your turn; the others may answer at any time.',
  'ui.reference.hold': 'Failing: Hospital or Jail for your next two turns. Nothing else is lost.',
  'ui.reference.end': 'With four stamps to the Kissing Post. The first family that is through wins.',
  'ui.reference.piles': 'Resource cards in the deck: {pile}. Discards: {discards}.',
  'ui.reference.jail':
    'The Jail has its name from the rulebook. At Ellis Island people were detained in dormitories and detention rooms, and most were released.',

  'ui.story.headline':
    '{why, select, immigrated {{names} {count, plural, one {brings a family} other {bring their families}} through to America} lastFerry {{names} came furthest} other {{names} {count, plural, one {remains} other {remain}} at the table}}',
  'ui.story.lead': 'It took {round, plural, one {1 round} other {# rounds}}.',
  'ui.story.through': 'met at the Kissing Post',
  'ui.story.at': 'still on the island: {at}',
  'ui.story.count':
    '{home} home · {stamps, plural, one {1 stamp} other {# stamps}} on the island · {failures, plural, one {1 failure} other {# failures}}',
  'ui.story.lanes': 'How it went',
  'ui.story.legend':
    'Full circles are stamps, dashed ones are failures. The line is {rounds, plural, one {1 round} other {# rounds}} long. Tap one to see it again.',
  'ui.story.deed': 'Round {round}: {what}',
  'ui.story.passed': '{who} passed {challenge}',
  'ui.story.failed': '{who} did not pass {challenge}',
  'ui.story.immigrated': '{who} went through the Kissing Post',

  'ui.way': 'To talk about',
  'ui.way.waited': 'How long did each of you wait?',
  'ui.way.waited.ask': 'What did waiting do to your plans, and who could afford it?',
  'ui.way.waited.of':
    '{seat}: held {held, plural, =0 {never} one {once} other {# times}}, {idle, plural, =0 {no turn} one {one turn} other {# turns}} with everybody held.',
  'ui.way.tests': 'Did the tests measure what they said?',
  'ui.way.tests.ask':
    'Did the race measure health? What did this checkpoint really test? Would Steady Nerve have been fairer?',
  'ui.way.tally': '{passed} of {all}',
  'ui.way.fastest': 'The fastest challenger took {s} s.',
  'ui.way.trades': 'Who helped whom?',
  'ui.way.trades.ask': 'Did families do better together? When did you refuse although you could have helped?',
  'ui.way.trades.count': 'Offers: {offers}. Declined: {declined}. Trades: {traded}.',
  'ui.way.asked': 'What did you know about your own family?',
  'ui.way.asked.ask':
    'Could you answer the same about your own grandparents? What follows if a wrong answer means detention?',
  'ui.way.missed': '{question} Missed {wrong} of {all}.',
  'ui.way.luck.ask': 'Same rules, different luck: where did effort decide, where chance?',
  'ui.way.facts': 'What was so',
  'ui.way.fact.1':
    'Between 1892 and 1954 about twelve million people entered through Ellis Island. Most were through within hours; about two in a hundred were turned away.',
  'ui.way.fact.2':
    'The game asks for a job offer and a passport. In fact a law of 1885 forbade bringing in workers under contract, and passports were not generally demanded of arrivals from Europe until the First World War.',
  'ui.way.fact.3':
    'From 1912 physicians at Ellis Island used puzzles without words to examine people. They were used to label and exclude people in terms that are insulting today. A puzzle in this game says nothing about anybody’s mind.',
} as const satisfies Messages;
