import type { Messages } from '../../../engine/text.ts';

/** Every sentence of Displacement in English. The rules know only the keys. */
export const en: Messages = {
  name: 'Displacement',
  seat: 'Nation {seat}',

  'goal.humanitarian': 'Humanitarian',
  'goal.metropolitan': 'Metropolitan',
  'goal.entrepreneurial': 'Entrepreneurial',
  'goalText.humanitarian': 'Nobody, in any nation, is without a home.',
  'goalText.metropolitan':
    '{n, select, 12 {Twelve} 16 {Sixteen} other {{n}}} communities, every one of them full.',
  'goalText.entrepreneurial': '{n, select, 15 {Fifteen} other {{n}}} tokens in your treasury.',

  'tag.cold': 'cold',
  'tag.temperate': 'temperate',
  'tag.warm': 'warm',
  'tag.arid': 'arid',
  'tag.wet': 'wet',
  'tag.sparse': 'sparse',
  'tag.forested': 'forested',
  'tag.flat': 'flat',
  'tag.mountainous': 'mountainous',
  'tag.coastal': 'coastal',
  'tag.inland': 'inland',

  'region.RG-01': 'Taiga',
  'region.RG-02': 'Tundra Coast',
  'region.RG-03': 'Hot Desert',
  'region.RG-04': 'Cold Desert',
  'region.RG-05': 'Coastal Desert',
  'region.RG-06': 'Steppe',
  'region.RG-07': 'Savanna',
  'region.RG-08': 'Rainforest Basin',
  'region.RG-09': 'Monsoon Delta',
  'region.RG-10': 'Mediterranean Coast',
  'region.RG-11': 'Broadleaf Lowland',
  'region.RG-12': 'Tropical Islands',
  'regionText.RG-01': 'Boreal forest between ranges.',
  'regionText.RG-02': 'Low plants, long winters, an icy sea.',
  'regionText.RG-03': 'Stone, sand and a few deep wells.',
  'regionText.RG-04': 'A dry basin far from any ocean.',
  'regionText.RG-05': 'Fog from the sea, almost never rain.',
  'regionText.RG-06': 'Open grassland to the horizon.',
  'regionText.RG-07': 'Tall grass, scattered trees, one rainy season.',
  'regionText.RG-08': 'Lowland forest along great rivers.',
  'regionText.RG-09': 'Fertile river mouths a hand above the sea.',
  'regionText.RG-10': 'Dry summers, wooded hills, old harbours.',
  'regionText.RG-11': 'Mild and green, with rain all year.',
  'regionText.RG-12': 'Steep green islands in a warm sea.',

  'card.CR-TOR': 'Tornado',
  'card.CR-FLO': 'Flood',
  'card.CR-HUR': 'Hurricane',
  'card.CR-FIR': 'Forest Fire',
  'card.CR-CON': 'Regional Conflict',
  'card.CR-DRO': 'Drought',
  'card.CR-LAN': 'Landslide',
  'card.CR-BLI': 'Blizzard',
  'card.CR-HEA': 'Heat Wave',
  'card.CR-EAR': 'Earthquake',
  'card.BB-01': 'Baby Boom (3)',
  'card.BB-02': 'Baby Boom (4)',
  'card.BB-03': 'Baby Boom (4)',
  'card.BB-04': 'Baby Boom (5)',
  'card.BB-05': 'Baby Boom (5)',
  'card.BB-06': 'Baby Boom (6)',
  'card.BB-07': 'Baby Boom (6)',
  'card.BB-08': 'Baby Boom (6)',
  'card.BB-09': 'Baby Boom (7)',
  'card.BB-10': 'Baby Boom (7)',
  'card.BB-11': 'Baby Boom (8)',
  'card.BB-12': 'Baby Boom (9)',
  'card.SM-CRA': 'Stock Market Crash',
  'card.PA-PAN': 'Pandemic',
  'card.MB-BOO': 'Market Boom',
  'card.TI-INN': 'Tech Innovation',
  'card.MU-URB': 'Mass Urbanization',
  'card.DA-AID': 'Development Aid',
  'cardText.CR-TOR': 'It crosses the plain in minutes.',
  'cardText.CR-FLO': 'The river takes back its plain.',
  'cardText.CR-HUR': 'Wind, surge and rain along warm shores.',
  'cardText.CR-FIR': 'The wind turns towards the houses.',
  'cardText.CR-CON': 'Fighting nearby drives people from their homes.',
  'cardText.CR-DRO': 'Wells fail; a district is abandoned.',
  'cardText.CR-LAN': 'A soaked slope lets go.',
  'cardText.CR-BLI': 'Roofs give way and roads close.',
  'cardText.CR-HEA': 'Ten nights without cooling.',
  'cardText.CR-EAR': 'Walls fall in every quarter.',
  'cardText.babyBoom': 'A generation is born and needs room.',
  'cardText.SM-CRA': 'Markets fall everywhere.',
  'cardText.PA-PAN': 'It travels faster than people do.',
  'cardText.MB-BOO': 'Building cranes on every street.',
  'cardText.TI-INN': 'A new industry takes off.',
  'cardText.MU-URB': 'People are moving to the big city.',
  'cardText.DA-AID': 'A transfer from the fullest purse to the emptiest.',

  'family.crisis': 'Individual crisis',
  'family.babyBoom': 'Baby Boom',
  'family.crash': 'Stock Market Crash',
  'family.pandemic': 'Pandemic',
  'family.marketBoom': 'Market Boom',
  'family.tech': 'Tech Innovation',
  'family.urbanization': 'Mass Urbanization',
  'family.aid': 'Development Aid',

  people: '{n, plural, one {# person} other {# people}}',
  'people.from': '{n, plural, one {# person} other {# people}} from {nation}',
  'people.to': '{n, plural, one {# person} other {# people}} to {seat}',
  nation: '{seat, select, you {your nation} other {{seat}’s nation}}',

  'preset.standard': 'Standard',
  'preset.class': 'Classroom (8 rounds, closest to the goal wins)',
  'note.twoPlayers': 'With two players, Humanitarian wins much more often.',

  'prompt.draw': 'Draw a scenario card.',
  'prompt.block': 'Pay to block this card, or face it?',
  'prompt.migrate': 'People are moving to the big city. Who leaves your nation?',
  'prompt.needs': 'Find a place for everyone who is displaced.',
  'prompt.send': 'You cannot pay for {n, plural, one {# person} other {# people}}. Where do they go?',
  'prompt.send.free':
    'Nobody has to leave. You may send away up to {n, plural, one {# person} other {# people}}.',

  'label.draw': 'Draw a card',
  'label.block': 'Block for {cost, plural, one {# token} other {# tokens}}',
  'label.accept': 'Face it',
  'label.choosePin.displaced': 'Someone displaced, from {nation}',
  'label.choosePin.housed': 'Someone with a home, from {nation}',
  'label.settle': 'Give someone from {nation} a home',
  'label.settleAll': 'Fill the free places',
  'label.buy': 'Buy a community for 3 tokens',
  'label.finish': 'End turn: everyone has a home',
  'label.finish.pay': 'End turn: pay shelter for {n, plural, one {# person} other {# people}}',
  'label.finish.send': 'End turn: {n, plural, one {# person} other {# people}} cannot stay',
  'label.send': 'Send {n, plural, one {# person} other {# people}} from {nation} to {seat}',
  'label.sendRest': 'Send all {n, number} to {seat}',
  'label.spreadRest': 'Share {n, plural, one {# person} other {# people}} among the others',
  'label.doneSending': 'Everyone else stays',
  'label.showGoal': 'Show everyone your goal',

  'log.matchStarted':
    '{seat, select, you {You go first. The regions are {nations, list}.} other {{seat} goes first. The regions are {nations, list}.}}',
  'log.nation': '{region} ({seat})',
  'log.goalDealt': '{seat, select, you {You were dealt a goal.} other {{seat} was dealt a goal.}}',
  'log.goalDealt.known': '{seat, select, you {Your goal is {goal}.} other {{seat}’s goal is {goal}.}}',
  'log.roundStarted': 'Round {round}.',
  'log.turnStarted': '{seat, select, you {Your turn.} other {{seat}’s turn.}}',
  'log.reshuffled':
    'The discard pile was shuffled: {n, plural, one {# card} other {# cards}} in the new deck.',
  'log.cardDrawn': '{seat, select, you {You drew {card}.} other {{seat} drew {card}.}}',
  'log.cardDrawn.safe':
    '{seat, select, you {You drew {card}. It affects nobody.} other {{seat} drew {card}. It affects nobody.}}',
  'log.blocked':
    '{seat, select, you {You paid {cost, plural, one {# token} other {# tokens}} and blocked {card}.} other {{seat} paid {cost, plural, one {# token} other {# tokens}} and blocked {card}.}}',
  'log.accepted': '{seat, select, you {You faced {card}.} other {{seat} faced {card}.}}',
  'log.communitiesLost':
    '{seat, select, you {You lost {count, plural, one {community {spaces, list}} other {communities {spaces, list}}}. {n, plural, =0 {Nobody lived there.} one {# person is now displaced.} other {# people are now displaced.}}} other {{seat} lost {count, plural, one {community {spaces, list}} other {communities {spaces, list}}}. {n, plural, =0 {Nobody lived there.} one {# person is now displaced.} other {# people are now displaced.}}}}',
  'log.pinsDied':
    '{seat, select, you {In your nation {n, plural, one {# person} other {# people}} died.} other {In {seat}’s nation {n, plural, one {# person} other {# people}} died.}}',
  'log.pinsBorn':
    '{seat, select, you {In your nation {n, plural, one {a child was} other {# children were}} born.} other {In {seat}’s nation {n, plural, one {a child was} other {# children were}} born.}}',
  'log.tokensChanged.gain.card':
    '{seat, select, you {You gained {n, plural, one {# token} other {# tokens}}.} other {{seat} gained {n, plural, one {# token} other {# tokens}}.}}',
  'log.tokensChanged.gain.aid':
    '{seat, select, you {You received {n, plural, one {# token} other {# tokens}} in aid.} other {{seat} received {n, plural, one {# token} other {# tokens}} in aid.}}',
  'log.tokensChanged.gain.collect':
    '{seat, select, you {You collected {n, plural, one {# token} other {# tokens}} from your full communities.} other {{seat} collected {n, plural, one {# token} other {# tokens}} from full communities.}}',
  'log.tokensChanged.loss.card':
    '{seat, select, you {You lost {n, plural, one {# token} other {# tokens}}.} other {{seat} lost {n, plural, one {# token} other {# tokens}}.}}',
  'log.tokensChanged.loss.aid':
    '{seat, select, you {You gave {n, plural, one {# token} other {# tokens}} in aid.} other {{seat} gave {n, plural, one {# token} other {# tokens}} in aid.}}',
  'log.communityGained.buy':
    '{seat, select, you {You bought a community on space {space}.} other {{seat} bought a community on space {space}.}}',
  'log.communityGained.card':
    '{seat, select, you {You gained a community on space {space}.} other {{seat} gained a community on space {space}.}}',
  'log.crashKept':
    '{seat, select, you {You keep {card}: you collect nothing this turn and the next.} other {{seat} keeps {card} and collects nothing this turn and the next.}}',
  'log.crashCounted':
    '{seat, select, you {{n, plural, =0 {Your {card} is over.} one {Your {card} lasts # more turn.} other {Your {card} lasts # more turns.}}} other {{n, plural, =0 {{seat}’s {card} is over.} one {{seat}’s {card} lasts # more turn.} other {{seat}’s {card} lasts # more turns.}}}}',
  'log.migrationAsked':
    '{seat, select, you {You have the most communities. {n, plural, =0 {Nobody moves to your nation.} one {One nation sends you one person.} other {# nations send you one person each.}}} other {{seat} has the most communities. {n, plural, =0 {Nobody moves there.} one {One nation sends one person there.} other {# nations send one person each.}}}}',
  'log.migrationAnswered':
    '{seat, select, you {You have chosen who leaves.} other {{seat} has chosen who leaves.}}',
  'log.migrationAnswered.displaced':
    '{seat, select, you {You chose someone displaced, from {nation}.} other {{seat} chose someone displaced, from {nation}.}}',
  'log.migrationAnswered.housed':
    '{seat, select, you {You chose someone with a home, from {nation}.} other {{seat} chose someone with a home, from {nation}.}}',
  'log.pinsMigrated':
    '{seat, select, you {{people, list} moved to your nation.} other {{people, list} moved to {seat}’s nation.}}',
  'log.pinsMigrated.born': 'The person from {nation} was born in {origin}.',
  'log.pinsMigrated.none':
    '{seat, select, you {Nobody moved to your nation.} other {Nobody moved to {seat}’s nation.}}',
  'log.settled':
    '{seat, select, you {You gave a home to {people, list}.} other {{seat} gave a home to {people, list}.}}',
  'log.sheltered':
    '{seat, select, you {You paid for shelter for {n, plural, one {# person} other {# people}}.} other {{seat} paid for shelter for {n, plural, one {# person} other {# people}}.}}',
  'log.pinsSent':
    '{seat, select, you {You sent {people, list}. They had to leave.} other {{seat} sent {people, list}. They had to leave.}}',
  'log.goalShown':
    '{seat, select, you {You showed your goal: {goal}.} other {{seat} showed a goal: {goal}.}}',
  'log.gameEnded.goal':
    '{winners, select, you {You reached your goal.} with {Together {winners, list} reached your goals.} other {{winners, list} {n, plural, one {reached the goal.} other {reached their goals.}}}}',
  'log.gameEnded.limit.closest':
    '{winners, select, you {The last round is over. You came closest to your goal.} with {The last round is over, and {winners, list} came equally close to your goals.} other {The last round is over. {winners, list} came closest to the goal.}}',
  'log.gameEnded.limit.noWinner': 'The last round is over. Nobody reached their goal.',
  'log.gameEnded.byDeath':
    'Nobody is without a home. That is because people died, not because they all found one.',
  'log.gameEnded.goals': 'The goals were {goals, list}.',
  'log.gameEnded.oneGoal': '{goal} ({seat})',

  'why.goal': 'A goal was reached.',
  'why.limit': 'The last round is over.',
  'fate.won': '{seat, select, you {You reached your goal.} other {{seat} reached the goal.}}',
  'fate.wonTogether':
    '{seat, select, you {You reached your goal, together with others.} other {{seat} reached the goal too.}}',
  'fate.closest':
    '{seat, select, you {You came closest to your goal.} other {{seat} came closest to the goal.}}',
  'fate.equallyClose':
    '{seat, select, you {You came equally close to your goal.} other {{seat} came equally close.}}',
  'fate.unfulfilled':
    '{seat, select, you {You did not reach your goal this time.} other {{seat} did not reach the goal this time.}}',

  E_GAME_OVER: 'The game is over.',
  E_NOT_YOUR_TURN: 'It is not your turn.',
  E_WRONG_STEP: 'Not at this point of the turn.',
  E_NOT_BLOCKABLE: 'This card cannot be blocked: it has no cost.',
  E_NOTHING_TO_BLOCK: 'Nobody is affected, so there is nothing to block.',
  E_NOT_ENOUGH_TOKENS:
    'That costs {cost, plural, one {# token} other {# tokens}} and you have {tokens, number}. You are {short, number} short.',
  E_BOARD_FULL: 'All 16 spaces already have a community.',
  E_NO_VACANCY: 'Your communities have no free place. Buy a community, or pay for shelter.',
  E_NO_SUCH_PIN:
    '{zone, select, nobody {Nobody in your nation is displaced.} elsewhere {No nation at this table has that colour.} displaced {You do not have that many displaced people from {nation}. Choose others.} other {You do not have that many people with a home from {nation}. Choose others.}}',
  E_VACANCY_FIRST:
    'You have {vacancies, plural, one {# free place} other {# free places}}. Fill {vacancies, plural, one {it} other {them}} first: {waiting, plural, one {one person is} other {# people are}} waiting.',
  E_MUST_BUILD:
    'At this table you must buy a community if you can afford it. You have {tokens, plural, one {# token} other {# tokens}}, and {waiting, plural, one {one person is} other {# people are}} waiting.',
  E_SEND_NOT_ALLOWED: 'You can only send away people you cannot pay for.',
  E_SEND_REQUIRED:
    '{left, plural, =0 {Nobody else has to leave.} one {One more person has to leave. Choose where they go.} other {# more people have to leave. Choose where they go.}}',
  E_BAD_TARGET: 'Choose another nation at this table.',
  E_NOT_A_SENDER: 'Nobody leaves your nation this time.',
  E_ALREADY_CHOSEN: 'You have already chosen.',
  E_GOAL_SHOWN: 'Everyone can already see your goal.',
  E_OPTION_OFF: 'At this table goals stay hidden until the end.',
  E_NO_TAKE_BACK: 'This can no longer be undone.',
};
