import type { Messages } from '../../../../engine/text.ts';

/** What the table of Displacement says beyond the rules' own sentences. */
export const en: Messages = {
  'log.turn': 'Round {turn}',
  'E_NO_TAKE_BACK.short': '· it has changed things for others',

  'ui.phase.mine':
    'Round {round} of {limit} · {step, select, draw {your turn} block {block it or face it} needs {find homes} send {who leaves} other {your turn}}',
  'ui.phase.theirs': 'Round {round} of {limit} · {seat}’s turn',
  'ui.phase.migrate': 'Round {round} of {limit} · people are moving to the big city',
  'ui.phase.over': 'The game ended in round {round} of {limit}',
  'ui.seat': '{seat, select, you {You} other {{seat}}}',

  'ui.steps': 'Steps of a turn',
  'ui.step.draw': 'Draw',
  'ui.step.block': 'Block or face',
  'ui.step.bear': 'Consequences',
  'ui.step.needs': 'Needs',
  'ui.step.send': 'Leaving',
  'ui.step.collect': 'Collect',
  'ui.world.housed': 'at home',
  'ui.world.displaced': 'displaced',
  'ui.world.died': 'died',
  'ui.world.moved': '{n, plural, one {border crossing} other {border crossings}}',
  'ui.world.said':
    'In all nations: {housed, plural, one {# person} other {# people}} with a home, {displaced, number} displaced. So far {died, plural, =0 {nobody has} one {# person has} other {# people have}} died, and people have crossed a border {moved, plural, one {once} other {# times}}.',
  'ui.piles': 'Deck {deck} · discard {discard}',

  'phrase.di.host': 'We can take people in',
  'phrase.di.notUs': 'Please not us',
  'phrase.di.thanks': 'Thank you for taking them in',
  'ui.signals': 'Say to everyone',
  'ui.signal': 'They say: “{phrase}.”',

  'ui.others': 'The other nations',
  'ui.homes': 'Communities',
  'ui.area': 'Displaced',
  'ui.onTurn': 'Playing now.',
  'ui.land': '{land}',
  'ui.card': '{card}',
  'ui.from': '{n, number} from {land}',
  'ui.fromLand': 'from {land}',
  'ui.fromOnly': 'from',
  'ui.round': 'Round {round}',
  'ui.tokens': '{n, plural, one {token} other {tokens}}',
  'ui.plus': '+{n}',
  'ui.plus.next': 'next',
  'ui.crash': 'Crash {n}',
  'ui.full': 'full',
  'ui.free': 'free',
  'ui.displaced': 'displaced',
  'ui.goal.humanitarian': 'Humanitarian',
  'ui.goal.metropolitan': 'Metropolitan',
  'ui.goal.entrepreneurial': 'Entrepreneurial',
  'ui.store': '{n, plural, one {token} other {tokens}}, +{more} next',
  'ui.store.first': '{n, plural, one {token} other {tokens}}, no income yet',
  'ui.store.crash': '{n, plural, one {token} other {tokens}}, no income now',
  'ui.said.nation':
    '{seat, select, you {Your nation, {land}: {tokens, plural, one {# token} other {# tokens}}, {full, plural, one {# full community} other {# full communities}}, {places, plural, =0 {no free place} one {# free place} other {# free places}}, {waiting, plural, =0 {nobody displaced} other {# displaced: {who, list}}}. Collects {collect, number} next{crash, plural, =0 {} other { (nothing during the Crash)}}.} other {{seat}, {land}: {tokens, plural, one {# token} other {# tokens}}, {full, plural, one {# full community} other {# full communities}}, {places, plural, =0 {no free place} one {# free place} other {# free places}}, {waiting, plural, =0 {nobody displaced} other {# displaced: {who, list}}}. Collects {collect, number} next{crash, plural, =0 {} other { (nothing during the Crash)}}.}}',
  'ui.said.space': 'Space {space}: empty.',
  'ui.said.empty': 'Community {space}: nobody yet, 3 free places.',
  'ui.said.home':
    'Community {space}: {who, list}; {places, plural, one {# free place} other {# free places}}.',
  'ui.said.full': 'Community {space}, full: {who, list}.',
  'ui.build': 'Buy a community here for {n, plural, one {# token} other {# tokens}}.',
  'ui.community': 'community',
  'ui.price': '{n, plural, one {# token} other {# tokens}}',
  'ui.lost': 'lost',
  'ui.look': 'Where they have been',
  'ui.nobody': 'Nobody is displaced here.',
  'ui.died': '{n, plural, one {# person} other {# people}} died here this turn.',
  'ui.died.all': '{n, plural, one {# person} other {# people}} died this turn, in all nations together.',
  'ui.doing.moveIn': 'Give 1 a home',
  'ui.doing.leave': 'Choose',

  'ui.aim':
    '{goal} This goal is your only way to win, and only you can see it. On your turn you draw a card, block it or face it, and then find a place for everyone who has lost their home; anyone you have no place for has to leave for another nation.',
  'ui.goal': 'Your goal',
  'ui.goal.heard': 'Your goal is {goal}: {text}',
  'ui.goal.secret': 'Your goal. Only you can see it.',
  'ui.goal.open': 'Your goal. Everyone can see it.',
  'ui.goal.cover': 'Hide your goal',
  'ui.goal.uncover': 'Look at your goal',
  'ui.goal.covered': 'Hidden.',
  'ui.goal.now.humanitarian': '{n} without a home{here, plural, =0 {} other {, # of them here}}',
  'ui.goal.now.metropolitan': '{n} of {target} full',
  'ui.goal.now.entrepreneurial': '{n} of {target} tokens',
  'ui.goal.show': 'Show everyone …',
  'ui.goal.ask': 'Show everyone your goal?',
  'ui.goal.sure': 'Everyone will see it. You cannot undo this.',
  'ui.goal.known': 'Goal: {goal}.',
  'ui.goal.could': 'Hidden goal. From what has happened it could be {goals, list, or}.',
  'ui.goal.others': 'From what has happened, the others might think your goal is {goals, list, or}.',

  'ui.deck': '{n, plural, one {# card} other {# cards}} left',
  'ui.deck.idle': 'No card yet this turn',
  'ui.noBlock': 'cannot be blocked',
  'ui.toBlock': 'to block',
  'ui.unit.communities': '{n, plural, one {community} other {communities}}',
  'ui.unit.people': '{n, plural, one {person} other {people}}',
  'ui.unit.tokens': '{n, plural, one {token} other {tokens}}',
  'ui.unit.others': 'per other nation',
  'ui.scope.drawer': 'Affects only the nation that drew it. No region is safe.',
  'ui.scope.drawer.safe': 'Affects only the nation that drew it. Safe: {tags, list}.',
  'ui.scope.all': 'Affects every nation. No region is safe.',
  'ui.scope.all.safe': 'Affects every nation. Safe: {tags, list}.',
  'ui.scope.gift': 'For the nation that drew it.',
  'ui.does.aid':
    'The nation with the most tokens gives {n, plural, one {# token} other {# tokens}} to the nation with the fewest.',
  'ui.does.urbanization': 'One person from every other nation moves to the nation with the most communities.',
  'ui.stand.hit.any': 'Affected',
  'ui.stand.hit.why': 'Affected: {tags, list}',
  'ui.stand.hit.not': 'Affected: not {tags, list, or}',
  'ui.stand.safe.why': 'Safe: {tags, list}',
  'ui.stand.would.hit.any': 'Not affected',
  'ui.stand.would.hit.why': 'Would be affected: {tags, list}',
  'ui.stand.would.hit.not': 'Would be affected: not {tags, list, or}',
  'ui.stand.would.safe.why': 'Would be safe: {tags, list}',
  'ui.safe.from':
    '{seat, select, you {Your region is safe from {list, list}.} other {{seat}’s region is safe from {list, list}.}}',
  'ui.safe.none':
    '{seat, select, you {Your region is not safe from anything.} other {{seat}’s region is not safe from anything.}}',

  'ui.prompt.block': '{card}: block it or face it?',
  'ui.prompt.needs': '{n, plural, one {One person needs} other {# people need}} a place to live.',
  'ui.prompt.needs.homes':
    '{n, plural, one {One person needs} other {# people need}} a place to live. You have {places, plural, one {one free place} other {# free places}}.',
  'ui.prompt.needs.none':
    'Everyone here has a home. {can, select, yes {Buy a community for later, or end your turn.} other {End your turn.}}',
  'ui.prompt.needs.nobody':
    'Nobody lives here now. {can, select, yes {Buy a community for later, or end your turn.} other {End your turn.}}',
  'ui.prompt.over': 'The game is over.',
  'ui.hint.draw':
    'You have {tokens, plural, one {# token} other {# tokens}}. {n, plural, =0 {Nobody is} one {One person is} other {# people are}} displaced in your nation.',
  'ui.hint.block': 'You have {tokens, plural, one {# token} other {# tokens}}. Only you can block this card.',
  'ui.hint.needs':
    'You have {tokens, plural, one {# token} other {# tokens}}. Nothing is final until you end your turn.',
  'ui.hint.migrate': 'One person leaves your nation for {nation}. Everyone chooses in secret.',
  'ui.hint.send':
    '{tokens, plural, =0 {You have no tokens for shelter.} one {Your last token pays for 1 of {n}.} other {Your # tokens pay for # of {n}.}} Nobody leaves until you confirm. After that it is final.',
  'ui.hint.send.even':
    '{tokens, plural, =0 {You have no tokens for shelter.} one {Your last token pays for 1 of {n}.} other {Your # tokens pay for # of {n}.}} Shared evenly to begin with: change it as you like. Once sent, it is final.',
  'ui.hint.left': '{n, plural, one {One more person has} other {# more people have}} to leave.',

  'ui.block': 'Block it',
  'ui.block.short': 'It costs {cost, number} and you have {tokens, number}.',
  'ui.block.left':
    'The card does nothing. You have {n, plural, =0 {no tokens} one {# token} other {# tokens}} left.',
  'ui.block.spares': 'This also protects {who, list}.',
  'ui.bear': 'Face it',
  'ui.accept.nothing': 'You have nothing this card could take.',
  'ui.accept.homes':
    'You lose {count, plural, one {community {spaces, list}} other {communities {spaces, list}}}; {n, plural, =0 {nobody lives there} one {# person is displaced} other {# people are displaced}}.',
  'ui.accept.die': '{n, plural, one {# person dies.} other {# people die, those without a home first.}}',
  'ui.accept.theyDie':
    '{count, plural, one {In {who, list}’s nation {n, plural, one {# person dies} other {# people die}}.} other {In each of these nations {n, plural, one {# person dies} other {# people die}}: {who, list}.}}',
  'ui.accept.born': '{n, plural, one {A child is} other {# children are}} born and will need a home.',
  'ui.accept.pay': 'You lose {n, plural, one {# token} other {# tokens}}.',
  'ui.accept.theyPay':
    '{count, plural, one {{who, list} loses {n, plural, one {# token} other {# tokens}}.} other {{who, list} lose {n, plural, one {# token} other {# tokens}} each.}}',
  'ui.accept.crash': 'You collect no tokens this turn and the next.',
  'ui.then':
    'After that {n, plural, one {one person needs} other {# people need}} a place to live. You will have {free, plural, =0 {no free places} one {one free place} other {# free places}}, and {leaving, plural, =0 {nobody has to leave} one {at least one person has to leave} other {at least # people have to leave}}.',
  'ui.then.nobody': 'After that nobody is displaced here.',

  'ui.way.free': 'Free places',
  'ui.way.free.none': 'Every community is full.',
  'ui.way.gratis': 'no cost',
  'ui.way.free.all': 'Room for everyone: {who, list}.',
  'ui.way.free.choose': '{n, plural, one {# place} other {# places}}. Waiting longest: {who, list}.',
  'ui.moveIn': 'Give {n, number} a home',
  'ui.moveIn.longest': 'longest wait first',
  'ui.moveIn.one': 'Give someone from {land} a home',
  'ui.way.new': 'Community',
  'ui.way.new.what':
    'Space {space}, room for 3. You keep {left, plural, =0 {no tokens} one {# token} other {# tokens}}.',
  'ui.way.new.short': 'You need 3 tokens and have {n, number}.',
  'ui.way.new.full': 'All 16 spaces have a community.',
  'ui.buy': 'Buy a community',
  'ui.way.shelter': 'Shelter',
  'ui.way.each': '1 each',
  'ui.way.shelter.what': 'For one turn. Anyone you cannot pay for has to leave.',
  'ui.way.shelter.none': 'Nobody needs it.',
  'ui.finish': 'End your turn',
  'ui.finish.pay': 'End turn: shelter {n, number}',
  'ui.finish.send': 'End turn: {n, number} must leave',
  'ui.finish.fill': '{n, plural, =0 {Fill places, end turn} other {Fill places, end turn: # must leave}}',
  'ui.finish.build': 'First buy a community',

  'ui.plan.one': '{n, plural, =0 {Nobody has to leave} other {# must leave}}',
  'ui.plan.either': '{n, plural, =0 {Nobody has to leave} other {# must leave either way}}',
  'ui.plan.range': '{least} to {most} must leave',
  'ui.plan.with': '{n, plural, =0 {Buying none} other {Buying #}}',
  'ui.plan.end': 'then {n, plural, one {# token} other {# tokens}}',
  'ui.plan.free': '{n, plural, one {# person gets} other {# people get}} a free place.',
  'ui.plan.fresh': '{n, plural, one {# person gets} other {# people get}} a new home.',
  'ui.plan.sheltered': '{n, plural, one {# person gets} other {# people get}} shelter.',
  'ui.plan.leaving': '{n, plural, one {# person has} other {# people have}} to leave.',
  'ui.plan.key.free': 'free',
  'ui.plan.key.fresh': 'new',
  'ui.plan.key.sheltered': 'shelter',
  'ui.plan.key.leaving': 'leaves',

  'ui.receivers': 'Which nation?',
  'ui.stays': '{n, plural, one {stays} other {stay}}',
  'ui.undecided': 'not decided yet',
  'ui.shelter.could':
    '{n, plural, =0 {no tokens for shelter} one {1 person can stay in shelter} other {# people can stay in shelter}}',
  'ui.shelter.pays':
    '{n, plural, =0 {nobody stays} one {1 person stays in shelter} other {# people stay in shelter}}',
  'ui.next': '+{n} next turn',
  'ui.next.crash': '+0 next turn (Crash)',
  'ui.places': '{n, plural, one {free place} other {free places}}',
  'ui.becomes': '{from} → {to}',
  'ui.waitHere': '{n} displaced',
  'ui.stepper': 'People from {land} to {seat}: {n}',
  'ui.fill': 'As many people from {land} to {seat} as possible',
  'ui.fill.short': 'all here',
  'ui.fewer': 'One fewer from {land} to {seat}',
  'ui.more': 'One more from {land} to {seat}',
  'ui.arrive.none': 'Nobody goes here.',
  'ui.arrive.homes':
    '{n, plural, one {There is a free place for them} other {There are free places for all #}}, as things stand now.',
  'ui.arrive.shelter':
    '{need, plural, one {One place is} other {# places are}} missing. Shelter would cost {seat} {need, number}, a community 3.',
  'ui.arrive.beyond':
    '{need, plural, one {One place is} other {# places are}} missing and {seat} has {tokens, plural, one {# token} other {# tokens}}: {rest, plural, one {one person} other {# people}} may have to move on again.',
  'ui.allTo': '{n, plural, one {To {seat}} other {All # to {seat}}}',
  'ui.after':
    'After this you shelter {stay, plural, =0 {nobody} one {one person} other {# people}} and collect {more, number}: you will have {end, plural, one {# token} other {# tokens}}.',
  'ui.after.open': '{n, plural, one {One person does} other {# people do}} not have a place to go yet.',
  'ui.send': 'Send {n, plural, one {this person} other {these # people}}',
  'ui.spread': 'Share evenly',
  'ui.clear': 'Start over',
  'ui.backHome': 'Back to homes',
  'ui.head.now': 'Now',
  'ui.head.send': 'People from {land}',

  'ui.zone.displaced': 'Displaced',
  'ui.zone.housed': 'With a home',
  'ui.leave.displaced': 'Someone displaced, from {land}, leaves. Your communities stay as they are.',
  'ui.leave.home': 'Someone from {land} leaves community {space}. It was not full.',
  'ui.leave.full':
    'Someone from {land} leaves community {space}. It is no longer full: 1 token less each turn.',
  'ui.leave.do': 'Let them go',

  'ui.do.sure': 'Sure? {what}',
  'ui.do.back': 'Back',

  'ui.sheet.nation': '{seat, select, you {Your nation, {land}} other {{seat}, {land}}}',
  'ui.sheet.people': '{n, plural, one {One person’s journey} other {The journeys of # people}}',
  'ui.sheet.piles': 'The scenario cards',
  'ui.coming': 'Still in the deck ({n}), in any order',
  'ui.spent': 'Discarded ({n}), newest first',
  'ui.spent.none': 'Nothing yet.',
  'ui.folk': 'The people and their journeys',
  'ui.folk.waiting': '{n} from {land}, displaced',
  'ui.folk.home': 'Community {space}: {n, plural, one {# person} other {# people}}',
  'ui.journey':
    'From {land}{n, plural, =0 {, never crossed a border} one {, crossed one border} other {, crossed # borders}}',
  'ui.journey.began': 'lived in {nation}, community {space}',
  'ui.journey.waited': 'without a home, in {nation}',
  'ui.journey.born': 'born in {nation}',
  'ui.journey.unhoused': 'lost their home in {nation}, community {space}',
  'ui.journey.housed': 'found a home in {nation}, community {space}',
  'ui.journey.sheltered': 'in shelter in {nation}{times, plural, one {} other {, # turns}}',
  'ui.journey.sent': 'had to leave {from} for {nation}',
  'ui.journey.called': 'moved from {from} to the big city in {nation}',
  'ui.journey.died': 'died in {nation}',
  'ui.journey.all': 'All {n}',

  'ui.ref.turn': 'A turn',
  'ui.ref.draw': 'You draw a scenario card, and everyone sees it.',
  'ui.ref.block': 'Pay its cost and nothing happens, or face what it does.',
  'ui.ref.needs':
    'Everyone displaced in your nation gets a free place, a place in a new community (3 tokens, room for 3), or shelter (1 token, one turn).',
  'ui.ref.send':
    'Only people you cannot pay for. No nation can refuse them; they cost nothing until that nation’s turn.',
  'ui.ref.collect': 'You get 1 token per full community, from your second turn on.',
  'ui.ref.goals': 'Hidden goals',
  'ui.ref.cards': 'Scenario cards',
  'ui.ref.cost': 'block {n}',
  'ui.ref.safe': 'safe:',
  'ui.ref.note':
    'The names and numbers of seven cards are from the printed game; the others are our own. Goals are checked after everything that happens, for every nation.',

  'ui.moment.none': 'Nobody reached their goal.',
  'ui.moment.won':
    '{who, select, you {You have reached your goal.} with {{who, list} have reached your goals.} other {{who, list} {n, plural, one {has reached their goal.} other {have reached their goals.}}}}',
  'ui.moment.closest':
    '{who, select, you {You came closest to your goal.} with {{who, list} came equally close to your goals.} other {{who, list} came closest to their goal.}}',
  'ui.moment.skip': 'Continue',

  'ui.story.won':
    '{who, select, you {{goal, select, humanitarian {Everyone has a home: you reached your goal in round {round}.} metropolitan {You reached your goal in round {round}, with {full, number} full communities.} entrepreneurial {You reached your goal in round {round}, with {tokens, plural, one {# token} other {# tokens}}.} other {You reached your goal in round {round}.}}} with {{who, list} reached your goals in round {round}.} other {{who, list} reached their goal in round {round}.}}',
  'ui.story.closest':
    '{who, select, you {The last round is over. You came closest to your goal.} with {The last round is over. {who, list} came equally close to your goals.} other {The last round is over. {who, list} came closest to their goal.}}',
  'ui.story.none': 'The last round is over. Nobody reached their goal.',
  'ui.story.yours':
    '{goal, select, humanitarian {You wanted a home for everyone: {n, plural, one {one person is} other {# people are}} still without one.} metropolitan {You had {n, number} of {target, number} full communities.} other {You had {n, number} of {target, number} tokens.}}',
  'ui.story.world':
    '{housed, plural, one {One person has} other {# people have}} a home and {displaced, plural, =0 {nobody is} one {one is} other {# are}} displaced. {died, plural, =0 {Nobody died.} one {One person died.} other {# people died.}} {moved, plural, =0 {Nobody crossed a border.} one {One person crossed a border.} other {People crossed a border # times.}}',
  'ui.story.nums':
    '{tokens, plural, one {# token} other {# tokens}}, {housed, number} with a home, {n, number} displaced',
  'ui.story.chart': 'How it went',
  'ui.story.measure': 'What the lines show',
  'ui.story.housed': 'With a home',
  'ui.story.displaced': 'Displaced',
  'ui.story.tokens': 'Tokens',
  'ui.story.chartLabel': '{what} after each round.',
  'ui.story.item': '{seat, select, you {You: {values, list}.} other {{seat}: {values, list}.}}',
  'ui.way.journeys': 'The longest journeys',
  'ui.way.nobody': 'Nobody crossed a border.',
  'ui.way.carried': 'Who took people in',
  'ui.way.deeds':
    '{seat, select, you {You took in {received, plural, =0 {nobody} one {# person} other {# people}}, sent on {sent, plural, =0 {nobody} other {#}} and gave a home to {housed, plural, =0 {nobody} other {#}}{housedOthers, plural, =0 {} other {, # of them from elsewhere}}. {homesLost, plural, =0 {No community was lost} one {# community was lost} other {# communities were lost}}. {born, plural, =0 {No child was born} one {A child was born} other {# children were born}}, {died, plural, =0 {nobody died} one {one person died} other {# people died}}. Your region was safe {spared, plural, =0 {from no card} one {from one card} other {from # cards}}; you faced {struck, plural, =0 {none} one {one} other {#}}.} other {{seat} took in {received, plural, =0 {nobody} one {# person} other {# people}}, sent on {sent, plural, =0 {nobody} other {#}} and gave a home to {housed, plural, =0 {nobody} other {#}}{housedOthers, plural, =0 {} other {, # of them from elsewhere}}. {homesLost, plural, =0 {No community was lost} one {# community was lost} other {# communities were lost}}. {born, plural, =0 {No child was born} one {A child was born} other {# children were born}}, {died, plural, =0 {nobody died} one {one person died} other {# people died}}. Their region was safe {spared, plural, =0 {from no card} one {from one card} other {from # cards}}; they faced {struck, plural, =0 {none} one {one} other {#}}.}}',
  'ui.way.spent': 'Tokens spent',
  'ui.way.tokens':
    '{seat, select, you {You spent {onHomes, number} on homes, {onShelter, number} on shelter and {onBlocks, number} on blocking.} other {{seat} spent {onHomes, number} on homes, {onShelter, number} on shelter and {onBlocks, number} on blocking.}}',
  'ui.way.said': 'What was said',
  'ui.way.signals': '{seat, select, you {You said {signals, list}.} other {{seat} said {signals, list}.}}',
  'ui.way.signal': '“{phrase}” {n, plural, one {once} other {# times}}',
  'ui.way.waits': 'The wait for a home',
  'ui.way.waited':
    '{n, plural, =0 {Nobody found a new home.} one {One person found a home, after {rounds, plural, one {# round} other {# rounds}}.} other {# people found a home, after {rounds, plural, one {# round} other {# rounds}} on average.}}',
  'ui.way.tight':
    '{seat, select, you {When there was not room for all, you gave {own, number} of {n, plural, one {# place} other {# places}} to people from your own nation.} other {When there was not room for all, {seat} gave {own, number} of {n, plural, one {# place} other {# places}} to people from their own nation.}}',
  'ui.way.talk': 'To talk about',
  'ui.ask.carried':
    'Who took people in? Were they the nations with the most tokens? What would a fair share have been?',
  'ui.ask.home': 'Who spent more on shelter than a home would have cost, and why?',
  'ui.ask.who':
    'When there was not room for everyone, who got the free places? Did someone decide that, or did it just happen?',
  'ui.ask.aims': 'Which choices made sense only because nobody trusted anyone?',
  'ui.ask.luck': 'How much was the luck of the region? Did the unluckiest also send the most people on?',
  'ui.ask.success': 'Someone won while others had no home, or after people died. Is that a success?',
  'ui.way.facts': 'Good to know',
  'ui.fact.inside':
    'At the end of 2024 about 123 million people were forcibly displaced, some 60 percent of them inside their own country (UNHCR). The game simplifies this: nobody stays displaced at home without someone paying.',
  'ui.fact.hosts':
    'About three quarters of the world’s refugees live in low- and middle-income countries, and about two thirds in a country next to their own (UNHCR, 2024). In the game people can be sent anywhere, even to the richest nation.',
  'ui.fact.law':
    'The Refugee Convention of 1951 protects people with a well-founded fear of persecution for race, religion, nationality, membership of a particular social group or political opinion. Disasters and climate change are not among its grounds.',
  'ui.fact.device':
    'Regions that are safe from a pandemic, and paying so that an earthquake does not happen: these are inventions of the game.',
};
