import type { Messages } from '../../../engine/text.ts';

/** What the lessons of Displacement say. `<step>.nudge` answers something allowed that the lesson does not want just now. */
export const en: Messages = {
  'lesson.homes.title': 'Homes and the displaced',
  'lesson.homes.text': 'Three people have no home. Buy a community and give them one.',
  'lesson.homes.board':
    'This is your nation: sixteen spaces, three of them with a community. A community has room for three people, so all your homes are full.',
  'lesson.homes.waiting':
    'Three of your people have lost their homes. They are displaced, and on each of your turns you find a place for all of them.',
  'lesson.homes.draw':
    'Every turn starts with a scenario card. Some hurt, some help, and everyone sees them. Draw one.',
  'lesson.homes.buy':
    'Tech Innovation: two more tokens, so you have seven. A community costs three. Buy one for the people who are waiting.',
  'lesson.homes.buy.nudge': 'That is fine in a game. For now, buy a community: they will need it.',
  'lesson.homes.first': 'The community is there, but empty. Try to end your turn now and see what happens.',
  'lesson.homes.first.nudge': 'First try something that does not work: end your turn with free places.',
  'lesson.homes.moveIn':
    'Nobody may be left waiting next to a free place. Moving in costs nothing: give all three a home.',
  'lesson.homes.moveIn.nudge':
    'You do not need a second community. Give the three a home in the one you bought.',
  'lesson.homes.finish':
    'Nobody here is displaced any more. End your turn: you collect a token for every full community.',
  'lesson.homes.finish.nudge': 'Keep your tokens for what is to come, and end your turn.',
  'lesson.homes.end':
    'Four full communities, four tokens. Homes are expensive at first, and then they pay every turn. (On the first turn of a game nobody collects anything.)',

  'lesson.card.title': 'The card',
  'lesson.card.text': 'A Forest Fire: pay to block it, face it, or live where it does not burn.',
  'lesson.card.draw': 'You lead a nation in the taiga. Everyone has a home. Draw your card.',
  'lesson.card.read':
    'A Forest Fire. The card says what it takes (one community and one life), what it costs to block, and which regions are safe: sparse ones. Yours is forested.',
  'lesson.card.block':
    'Pay three tokens and nothing burns. Or face it: you lose your first community, its people are displaced, and one person dies. This time, block it.',
  'lesson.card.block.nudge': 'You will face it in a moment. This time, block the fire.',
  'lesson.card.paid':
    'It cost you three tokens and nothing else. You cannot pay half, and only the player who draws a card can block it. End your turn.',
  'lesson.card.paid.nudge': 'Nobody needs a home just now. End your turn.',
  'lesson.card.again': 'The same nation, but with only two tokens. Draw.',
  'lesson.card.short': 'The fire again. Try to block it with the two tokens you have.',
  'lesson.card.short.nudge': 'First try something that does not work: block the fire.',
  'lesson.card.bear': 'Two tokens are not enough. You have to face the fire.',
  'lesson.card.lost':
    'The first community is gone. One of its three people died: those without a home die first. Two people have no home now.',
  'lesson.card.shelter':
    'You cannot buy a community. Shelter costs one token per person and lasts until your next turn. End your turn and pay for both.',
  'lesson.card.steppe': 'Another nation, in the steppe: open grassland, sparsely settled. Draw.',
  'lesson.card.safe':
    'The same fire, but nothing happens: your region is sparse, so you are safe and there is nothing to block. The card says which regions are safe.',
  'lesson.card.end':
    'Every region is safe from some crises and not from others. Tap a nation to see which. That a fire can be bought off is an invention of the game.',

  'lesson.stay.title': 'Paying to stay',
  'lesson.stay.text': 'One person without a home, and two tokens. Shelter or home?',
  'lesson.stay.one': 'One person is waiting for a home, and you have two tokens. This turn’s card is done.',
  'lesson.stay.dear': 'A home would be best. Try to buy a community.',
  'lesson.stay.dear.nudge': 'First try something that does not work: buy a community with two tokens.',
  'lesson.stay.shelter':
    'It costs three. So pay for shelter: one token, and this person can stay with you. End your turn.',
  'lesson.stay.still':
    'Everyone else had a turn. This person is still displaced: shelter is not a home, and you pay for it again every turn.',
  'lesson.stay.draw': 'Your full communities earned three tokens meanwhile. Draw your card.',
  'lesson.stay.home':
    'A fire that spares the steppe. You have four tokens: another turn in shelter costs one; a community costs three, once and for all. Buy it.',
  'lesson.stay.home.nudge':
    'You could pay for shelter again, and again, and again. This time, buy a community.',
  'lesson.stay.moveIn': 'Give this person a home.',
  'lesson.stay.moveIn.nudge': 'Give this person a home in the new community.',
  'lesson.stay.finish': 'End your turn.',
  'lesson.stay.finish.nudge': 'That would leave you without tokens. End your turn.',
  'lesson.stay.end':
    'A home for one person earns nothing until two more move in, because only full communities pay. But you no longer pay for anyone, and there is room for others.',

  'lesson.send.title': 'When tokens run out',
  'lesson.send.text': 'You cannot pay for two people. They go to your neighbours, who cannot refuse.',
  'lesson.send.poor':
    'Three people are waiting and you have one token. It pays for one of them. There is no free place, and you cannot buy a community.',
  'lesson.send.finish': 'End your turn. You will have to say where the people you cannot pay for will go.',
  'lesson.send.spread':
    'Two must leave. You choose who, and where to; the others cannot refuse. To begin with they are shared evenly: you could change it with the plus and minus signs, or send all to one. For now, send one to each neighbour.',
  'lesson.send.spread.nudge': 'That is fine in a game. For now, send one to each.',
  'lesson.send.boom':
    '{s1}’s turn: a Baby Boom, and no tokens at all. Five children, and the person you sent. {s1} has to send all six away.',
  'lesson.send.back':
    'Five went to {s2}, and one of your own people came back to you. People keep the colour of the place they were born, wherever they are sent. You find them a place on your own turn.',
  'lesson.send.draw': '{s2} found homes for three and paid for the rest. Your turn: draw.',
  'lesson.send.buy': 'You have five tokens, and two people are waiting. Buy a community.',
  'lesson.send.buy.nudge': 'You could pay for shelter. This time, give them a home: buy a community.',
  'lesson.send.moveIn': 'Give both a home.',
  'lesson.send.moveIn.nudge': 'Give both a home in the new community.',
  'lesson.send.done': 'End your turn.',
  'lesson.send.done.nudge': 'End your turn.',
  'lesson.send.end':
    'The game never asks the people who are sent. But it remembers them: tap a person to see where they were born and where they have been.',

  'lesson.goals.title': 'Goals',
  'lesson.goals.text': 'Three ways to win, and how they get in each other’s way.',
  'lesson.goals.three':
    'Your goal is secret. There are three: Humanitarian (nobody anywhere is without a home), Metropolitan (sixteen full communities), Entrepreneurial (fifteen tokens). Yours is Humanitarian.',
  'lesson.goals.moveIn': 'One person is waiting in your nation, and there is a free place. Give them a home.',
  'lesson.goals.one':
    'Nobody here is displaced now, but you have not won: one person is still in shelter in {s1}’s nation. One token, paid by someone else, stands between you and your goal.',
  'lesson.goals.finish': 'End your turn and see what the others do.',
  'lesson.goals.finish.nudge':
    'Another community here would not help the person in {s1}’s nation. End your turn.',
  'lesson.goals.won':
    'A Market Boom gave {s1} a community, and the last displaced person moved in. At that moment you won, on someone else’s turn: goals are checked after everything that happens. Several nations can win together.',
  'lesson.goals.hoard':
    'Another table. Now your goal is Entrepreneurial: you have eleven tokens, and you collect three each turn. Everyone can see how rich you are.',
  'lesson.goals.draw': 'Draw your card.',
  'lesson.goals.aid':
    'Development Aid: the richest nation gives four tokens to the poorest. That was you, and {s2} has them now. Savings are never safe.',
  'lesson.goals.collect': 'Nobody is waiting in your nation. End your turn and collect.',
  'lesson.goals.collect.nudge': 'Buying would cost you three of the tokens you need. End your turn.',
  'lesson.goals.end':
    'Ten tokens, five to go. Watch what the others do: it tells you something about their goals. They can read yours the same way. Now you know all of Displacement.',
};
