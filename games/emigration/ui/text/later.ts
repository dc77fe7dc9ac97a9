import type { Messages } from '../../../../engine/text.ts';

/** What is said only at the border, at the end and on the card of short rules: nobody waits for it before the first turn. */
export const later: Messages = {
  'ui.ref.turn': 'A turn',
  'ui.ref.buy': 'Buy a Document or Connection: its price goes to the bank.',
  'ui.ref.discard': 'Discard a Document or Connection: take 2.',
  'ui.ref.activate': 'Activate a Payday (everyone gets their salary) or a Life card.',
  'ui.ref.supply':
    'Take a Passport ({passport}) or a Ticket ({ticket}), or take one without paying and skip your next turn.',
  'ui.ref.college':
    'Go to college: pay tuition plus a die roll. Graduate with a 1, 2 or 3: 2 tokens and a higher salary.',
  'ui.ref.before': 'Before your move you may sell one card for 2 and try once to graduate.',
  'ui.ref.toll': 'A card from someone else’s layout costs 1 more, paid to them.',
  'ui.ref.signs': 'Signs',
  'ui.ref.tokens': 'Assurance Tokens',
  'ui.ref.salary': 'Payday, salary',
  'ui.ref.degree': 'degree, college',
  'ui.ref.pending': 'arrives next turn',
  'ui.ref.sets': '1/3→7 means: you have 1 of the 3 that are worth 7 tokens at the border.',
  'ui.ref.destinations': 'What each Destination values',
  'ui.ref.money': 'Money',
  'ui.ref.documents': 'Documents',
  'ui.ref.connections': 'Connections',
  'ui.ref.minimum': 'At least',
  'ui.ref.border': 'The border',
  'ui.ref.borderText':
    'Trade sets for tokens, choose a lane, draw its top token. With a Passport, a Ticket and enough tokens you pay that number and you are in. {mode, select, cooperative {Everyone who gets in wins.} other {The most tokens left wins, then the most Money.}}',
  'ui.ref.life': 'Life cards of this game',
  'ui.ref.note':
    'Most card faces of the printed game are lost; these are our own. The numbers on countries are part of the game and say nothing about the real places.',
  'ui.story.assurance':
    '{winners, select, you {Nobody had more tokens left.} other {{winners, list} got in with the most tokens left, and won.}}',
  'ui.story.money':
    '{winners, select, you {Equal in tokens, but you had more Money left.} other {{winners, list} won: equal in tokens, but more Money left.}}',
  'ui.story.tie': 'Equal in tokens and Money, so nobody wins. The joy is in the journey.',
  'ui.story.shared':
    '{winners, select, with {Equal in tokens and Money: the win belongs to {winners, list}.} other {{winners, list} share the win, equal in tokens and Money.}}',
  'ui.story.nobody': 'Nobody was admitted this time.',
  'ui.story.together':
    '{winners, select, you {Nobody else got in this time.} with {The win belongs to {winners, list}, together.} other {{winners, list} got in and won.}}',
  'ui.story.you.won': 'You got in and won, with {n, plural, one {# token} other {# tokens}} left!',
  'ui.story.you.in': 'You got in, with {n, plural, one {# token} other {# tokens}} left.',
  'ui.story.you.out': 'You were not admitted this time.',
  'ui.story.both': '{one} {two}',
  'ui.story.lead': '{inside} of {of} got in, after {turns, plural, one {# turn} other {# turns}}.',
  'ui.story.count': 'The count',
  'ui.count.before': 'Tokens so far',
  'ui.count.money': 'Money',
  'ui.count.documents': 'Documents',
  'ui.count.connections': 'Connections',
  'ui.count.losses': 'Losses',
  'ui.count.held': 'At the border',
  'ui.count.lane': 'The officer',
  'ui.count.left': 'Tokens left',
  'ui.count.cash': 'Money left',
  'ui.count.drew': 'lane {lane}: {token}',
  'ui.count.chance': 'chance {passing} in {of}',
  'ui.count.out': 'not admitted',
  'ui.story.chart': 'How everyone’s Money went',
  'ui.story.chartNote': 'Turn by turn. A ring marks a degree. Tap the chart to go there.',
  'ui.story.chartLabel': 'Everyone’s Money over the game. {list}',
  'ui.story.chartItem':
    '{seat, select, you {You went from {start} to {end}, with {most} at most.} other {{seat} went from {start} to {end}, with {most} at most.}}',
  'ui.story.start': 'start',
  'ui.story.turn': 'turn {turn}',
  'ui.way.tolls': 'Paid to each other',
  'ui.way.toll': 'paid {paid}, got {got}',
  'ui.way.starts': 'Where everyone started',
  'ui.way.start':
    '{seat, select, you {You, {nationality}, started with {n} Money; college cost you {n} plus a roll. {degrees, plural, =0 {No degree} one {# degree} other {# degrees}}{failed, plural, =0 {} one {, once too expensive} other {, # times too expensive}}.} other {{seat}, {nationality}, started with {n} Money; college cost {n} plus a roll. {degrees, plural, =0 {No degree} one {# degree} other {# degrees}}{failed, plural, =0 {} one {, once too expensive} other {, # times too expensive}}.}}',
  'ui.way.fortune': 'What happened to everyone',
  'ui.way.pandemic': 'What the Pandemic took: {losses, list}.',
  'ui.way.pandemic.loss':
    '{seat, select, you {{n} of your {had} ({share, percent})} other {{n} of {seat}’s {had} ({share, percent})}}',
  'ui.way.stimulus': 'The Economic Stimulus gave everyone {n}.',
  'ui.way.scalped':
    '{seat, select, you {You sold extra papers to others for {n} Money.} other {{seat} sold extra papers to others for {n} Money.}}',
  'ui.way.rest': 'What was left over',
  'ui.way.rests':
    '{seat, select, you {You had {things, list} left over.} other {{seat} had {things, list} left over.}}',
  'ui.way.rests.money': '{n, number} Money',
  'ui.way.rests.none':
    '{seat, select, you {You had nothing left over.} other {{seat} had nothing left over.}}',
  'ui.way.facts': 'Good to know',
  'ui.fact.right':
    'Everyone has the right to leave any country, including their own, and to return to it (Universal Declaration of Human Rights, article 13). There is no general right to enter another country.',
  'ui.fact.many':
    'The United Nations counted about 281 million international migrants in mid-2020, some 3.6 percent of all people. Most migrate for work, family or study.',
  'ui.fact.passports':
    'How many countries a passport opens without a visa depends on the nationality: fewer than 40 for some, more than 180 for others.',
  'ui.way.questions': 'To talk about',
  'ui.way.note':
    'The game shows planned, paperwork-led migration. Flight from war or persecution, and asylum, follow other law.',
  'ui.ask.tolls': 'How much did you pay others just to take a card? Is that fair?',
  'ui.ask.starts': 'You did not choose your nationality. How did its number shape your game?',
  'ui.ask.fortune': 'Bad luck hit everyone. Whom did it hurt most?',
  'ui.ask.worth': 'Whose Destination valued what they had, and whose did not? Who could change that?',
  'ui.ask.lane':
    'Two people prepared almost equally and met different officers. What did the lane decide, and what had they decided before?',
  'ui.ask.help': 'Which of your moves helped someone else in? What did it cost you?',
  'ui.tally': 'Your count',
  'ui.tally.kept': '{n} left',
  'ui.tally.minimum': 'At least {n, plural, one {# Document} other {# Documents}}',
  'ui.tally.least': 'min {n}',
  'ui.tally.met': 'you have them',
  'ui.tally.hold': 'You hold',
  'ui.tally.would': 'You would hold',
  'ui.queue': 'Everyone at the border',
  'ui.queue.in': '{small, select, true {{token}} other {in for {token}}}',
  'ui.queue.out': '{small, select, true {not in} other {not admitted}}',
  'ui.queue.now': 'crossing',
  'ui.queue.wait':
    '{pending, select, true {{small, select, true {paper due} other {paper on its way}}} other {not yet}}',
  'ui.queue.would': 'would hold',
  'ui.queue.holds': 'tokens',
  'ui.queue.left': 'left',
  'ui.leads': 'leads',
  'ui.lane.in': '{of, select, 0 {closed} other {in with {passing} of {of}}}',
  'ui.lane.leads': '{passing, select, 0 {no lead} other {ahead: {passing} of {of}}}',
  'ui.lane.hold': '{seat, select, you {you hold {n}} other {{seat} holds {n}}}',
  'ui.lane.lead': '{seat, select, you {{n} or less puts you ahead} other {{n} or less puts {seat} ahead}}',
  'ui.lane.keep': 'keeps',
  'ui.lane.out': 'out',
  'ui.lane.top': 'on top',
  'ui.lane.said':
    '{seat, select, you {Lane {lane}: {tokens, list}, in unknown order. {passing} of {of} let you in.} other {Lane {lane}: {tokens, list}, in unknown order. {passing} of {of} let {seat} in.}}',
  'ui.lane.known':
    '{seat, select, you {Lane {lane}: {top} is on top, out of {tokens, list}. {passing, select, 0 {It does not let you in.} other {It lets you in.}}} other {Lane {lane}: {top} is on top, out of {tokens, list}. {passing, select, 0 {It does not let {seat} in.} other {It lets {seat} in.}}}}',
  'ui.lane.empty': 'Lane {lane}: no tokens left.',
  'ui.lane.taken': '{token} by {seat}',
  'ui.lane.gone': '{lane} Already drawn: {taken, list}.',
  'ui.fate.keep': 'keep {n}',
  'ui.fate.short': '{n} short',
  'ui.fate.papers': 'no papers',
  'ui.fate.lead': 'lead',
  'ui.moment.first': 'Who goes first?',
  'ui.moment.begins': '{seat, select, you {You go first} other {{seat} goes first}}',
  'ui.moment.again': 'The highest rolls were equal, so they rolled again.',
  'ui.moment.lane':
    '{seat, select, you {You step up to lane {lane} with {held, plural, one {# token} other {# tokens}}.} other {{seat} steps up to lane {lane} with {held, plural, one {# token} other {# tokens}}.}}',
  'ui.moment.entered': '{seat, select, you {You are in} other {{seat} is in}}',
  'ui.moment.left':
    '{seat, select, you {You paid {paid} and have {assurance, plural, one {# token} other {# tokens}} left.} other {{seat} paid {paid} and has {assurance, plural, one {# token} other {# tokens}} left.}}',
  'ui.moment.refused': 'Not admitted this time',
  'ui.moment.asks':
    '{seat, select, you {The officer asks for {token}. You hold {held}: {reasons, list}.} other {The officer asks for {token}. {seat} holds {held}: {reasons, list}.}}',
  'ui.moment.rolls.tuition':
    '{seat, select, you {You want to go to college.} other {{seat} wants to go to college.}}',
  'ui.moment.rolls.graduation':
    '{seat, select, you {You try to graduate.} other {{seat} tries to graduate.}}',
  'ui.moment.rolls.fortune':
    '{seat, select, you {You roll for everyone.} other {{seat} rolls for everyone.}}',
  'ui.moment.needed':
    '{seat, select, you {You rolled {roll}; it takes {upTo} or less.} other {{seat} rolled {roll}; it takes {upTo} or less.}}',
  'ui.moment.rolled': '{seat, select, you {You rolled {roll}.} other {{seat} rolled {roll}.}}',
  'ui.moment.enrolled': 'Tuition {tuition}: off to college',
  'ui.moment.tooDear': 'Tuition {tuition}: too expensive this time',
  'ui.moment.graduated': '{seat, select, you {You graduated!} other {{seat} graduated}}',
  'ui.moment.studiesOn':
    '{seat, select, you {Not this time: you keep studying} other {Not this time: {seat} keeps studying}}',
  'ui.moment.pandemic': 'Pandemic: everyone loses {n} Money, or what they have',
  'ui.moment.stimulus': 'Economic Stimulus: everyone took {n}',
  'ui.moment.last':
    '{kind, select, passport {{seat, select, you {You took the last Passport} other {{seat} took the last Passport}}} other {{seat, select, you {You took the last Ticket} other {{seat} took the last Ticket}}}}',
  'ui.moment.last.you': 'The supply is empty and you have none. Whoever holds two may sell you one.',
  'ui.moment.last.others':
    '{n, plural, =0 {Everyone else has one.} one {The supply is empty. {names, list} has none yet.} other {The supply is empty. {names, list} have none yet.}}',
  'ui.moment.traded': 'A deal',
  'ui.moment.gave': 'You gave',
  'ui.moment.got': 'You got',
  'ui.moment.skip': 'Continue',
  'ui.border': 'The border',
  'ui.border.back': 'Back to the layouts',
  'ui.pile.title': 'Discard Pile, newest first',
  'ui.pile.none': 'Nothing has been discarded yet.',
  'ui.prospect':
    '{nationality}, {career}. Salary {salary}, Money {money}. College costs {n} plus a die roll. {degrees, plural, =0 {No degree yet} one {# degree} other {# degrees}}{college, select, true {, in college now} other {}}. {failed, plural, =0 {} one {Once the tuition was too high.} other {# times the tuition was too high.}}',
  'ui.stash': 'Card Stash',
  'ui.stash.none': 'None yet.',
};
