import type { Messages } from '../../../../engine/text.ts';

/** Moments, the short rules, the story and the talk afterwards: they come with the parts that say them. */
export const later: Messages = {
  'ui.moment.skip': 'Continue',
  'ui.moment.stamp': 'Stamp given',
  'ui.moment.home': '{who} is met at the Kissing Post.',
  'ui.moment.left':
    '{left, plural, =0 {The whole family is through.} one {One more is still on the island.} other {# more are still on the island.}}',
  'ui.moment.failed': '{who} did not get the {challenge} stamp this time.',
  'ui.moment.hospital': 'Two turns in the Hospital. Nothing else is lost.',
  'ui.moment.jail': 'Held for two turns. Nothing else is lost.',
  'ui.moment.seal.passed': 'Passed',
  'ui.moment.seal.held': 'Held',
  'ui.moment.verdict.passed': '{right} of {of} right. {name} passes.',
  'ui.moment.verdict.held': '{right} of {of} right. {name} is held.',
  'ui.moment.verdict.through': 'That was the last stamp: the Kissing Post is waiting.',
  'ui.moment.verdict.stays': 'The stamp is given for good.',
  'ui.moment.traded': 'The trade is done.',
  'ui.moment.gave': 'You gave',
  'ui.moment.got': 'You got',
  'ui.moment.ms': '{s, number} s',
  'ui.moment.pair': 'The first pair came with card {n}.',
  'ui.moment.pair.color': 'It has the colour of card {with}.',
  'ui.moment.pair.shape': 'It has the shape of card {with}.',
  'ui.moment.pair.number': 'It has the number of card {with}.',
  'ui.moment.hand': 'card {hand}',
  'ui.moment.early': 'card {hand}: too early',

  'ui.reference': 'The four stamps, in any order',
  'ui.reference.physical':
    'Department of Health. A race: be first to slap what two cards share. A false slap and you are out.',
  'ui.reference.mental': 'Department of Health. One puzzle, in limited time. The Doctor watches.',
  'ui.reference.documentation':
    'Bureau of Immigration. Hand in nine cards; the Job Offer must match the person’s Work Experience.',
  'ui.reference.interview':
    'Bureau of Immigration. Three questions about your own family; two right answers are enough.',
  'ui.reference.set': 'Papers',
  'ui.reference.turn':
    'Your turn: roll, move one person up to that many steps, then take the space’s cards or try for one stamp.',
  'ui.reference.trade': 'Trade whenever you like on your turn; the others may answer at any time.',
  'ui.reference.hold':
    'If you do not get the stamp: two turns in the Hospital or the Jail. Nothing else is lost.',
  'ui.reference.end': 'With four stamps, go to the Kissing Post. The first whole family through wins.',
  'ui.reference.piles': 'Resource cards in the deck: {pile, number}. Discarded: {discards, number}.',
  'ui.reference.jail':
    '“Jail” is the rulebook’s word. At Ellis Island people were held in dormitories and detention rooms, and most were let go.',

  'ui.story.headline':
    '{why, select, immigrated {{names, select, you {You brought your whole family through to America} with {You and {others, list} brought your whole families through to America} other {{names, list} brought {count, plural, one {a whole family} other {their whole families}} through to America}}} lastFerry {{names, select, you {You came furthest before the last ferry left} with {You and {others, list} came furthest before the last ferry left} other {{names, list} came furthest before the last ferry left}}} lastSeat {{names, select, you {You are the last at the table} other {{names, list} {count, plural, one {is} other {are}} the last at the table}}} other {The game could not begin}}',
  'ui.story.lead': 'It took {round, plural, one {1 round} other {# rounds}}.',
  'ui.story.through': 'met at the Kissing Post',
  'ui.story.at': 'still on the island: {at}',
  'ui.story.count':
    '{home, number} through · {stamps, plural, one {1 stamp} other {# stamps}} on the island · {failures, plural, =0 {never held} one {held once} =2 {held twice} other {held # times}}',
  'ui.story.lanes': 'How it went',
  'ui.story.legend': 'Full circles are stamps; at dashed ones someone was held. Tap one to see it again.',
  'ui.story.deed': 'Round {round}: {what}.',
  'ui.story.passed': '{who} got the {challenge} stamp',
  'ui.story.failed': '{who} did not get the {challenge} stamp',
  'ui.story.immigrated': '{who} was met at the Kissing Post',

  'ui.way': 'To talk about',
  'ui.way.waited': 'How long did each of you wait?',
  'ui.way.waited.ask': 'What did waiting do to your plans, and who could afford it?',
  'ui.way.waited.of':
    '{seat, select, you {You: {held, plural, =0 {never held} one {held once} =2 {held twice} other {held # times}}; {idle, plural, =0 {no turn} one {one turn} other {# turns}} with your whole family held.} other {{seat}: {held, plural, =0 {never held} one {held once} =2 {held twice} other {held # times}}; {idle, plural, =0 {no turn} one {one turn} other {# turns}} with the whole family held.}}',
  'ui.way.tests': 'Did the tests test what they claimed to?',
  'ui.way.tests.ask':
    'Does a race measure health? What did this station really test? Would Steady Nerve have been fairer?',
  'ui.way.tally': '{passed} of {all}',
  'ui.way.fastest': 'The fastest slap for a stamp took {s, number} s.',
  'ui.way.trades': 'Who helped whom?',
  'ui.way.trades.ask': 'Did families do better together? When did you say no although you could have helped?',
  'ui.way.trades.count':
    'Offers: {offers, number}. Answered with no: {declined, number}. Trades: {traded, number}.',
  'ui.way.asked': 'What did you know about your own family?',
  'ui.way.asked.ask':
    'Could you answer these about your own grandparents? What does it mean when a wrong answer leads to detention?',
  'ui.way.missed': '{question} Missed {wrong, number} of {all, number} times.',
  'ui.way.luck.ask': 'Same rules, different luck: where did effort decide, and where did chance?',
  'ui.way.facts': 'What really happened',
  'ui.way.fact.1':
    'Between 1892 and 1954 about twelve million people entered through Ellis Island. Most were through within hours; about two in a hundred were turned away.',
  'ui.way.fact.2':
    'The game asks for a job offer and a passport. In fact a law of 1885 forbade bringing in workers under contract, and passports were not generally demanded of arrivals from Europe until the First World War.',
  'ui.way.fact.3':
    'From 1912 doctors at Ellis Island used puzzles without words to judge people’s minds, and the results were used to label people and turn them away. A puzzle in this game says nothing about anyone’s mind.',
  'ui.story.own':
    '{home, plural, =0 {{stamps, plural, =0 {Your family is still on the island} one {Your family is still on the island, with 1 stamp} other {Your family is still on the island, with # stamps}}} one {One of your family is through to America} other {# of your family are through to America}}',
  'ui.story.others':
    '{why, select, immigrated {{names, list} brought {count, plural, one {a whole family} other {their whole families}} through.} lastFerry {The last ferry has left; {names, list} came furthest.} other {{names, list} {count, plural, one {is} other {are}} the last at the table.}}',
};
