import type { Messages } from '../../../engine/text.ts';

/** What the lessons of Displacement say. `<step>.nudge` answers something lawful that the lesson does not want just now. */
export const en: Messages = {
  'lesson.homes.title': 'Homes and the displaced',
  'lesson.homes.text': 'Three people have no home. Buy a community and let them move in.',
  'lesson.homes.board':
    'This is your nation: sixteen spaces, three of them with a community. Each community has room for three people, so all your homes are full.',
  'lesson.homes.waiting':
    'Three of your people have lost their homes. They are displaced, and in each of your turns you have to account for all of them.',
  'lesson.homes.draw':
    'A turn begins with a scenario card. Some strike, some help, and everybody sees them. Draw.',
  'lesson.homes.buy':
    'Tech Innovation: two tokens more, so you have seven. A community costs three. Buy one for the people who wait.',
  'lesson.homes.buy.nudge': 'You could pay for shelter instead. Here, buy a community: they will need it.',
  'lesson.homes.first':
    'The community stands, and it is empty. Try to finish your turn now, and see what the table answers.',
  'lesson.homes.first.nudge': 'First try what does not work: finish while places are free.',
  'lesson.homes.moveIn':
    'Nobody may be left waiting beside a free place. Moving in costs nothing: let all three move in.',
  'lesson.homes.moveIn.nudge': 'You need no second community. Let the three move into the one you bought.',
  'lesson.homes.finish':
    'Nobody is displaced here any more. Finish your turn: every full community then earns you one token.',
  'lesson.homes.finish.nudge': 'Keep your tokens for what is to come, and finish your turn.',
  'lesson.homes.end':
    'Four full communities, four tokens. Homes are dear at first and pay in every turn that follows. (In your very first turn of a game nothing is collected.)',

  'lesson.card.title': 'The card',
  'lesson.card.text': 'A Forest Fire: pay for it, bear it, or live where it does not burn.',
  'lesson.card.draw': 'You lead a nation in the taiga. Everybody has a home. Draw your card.',
  'lesson.card.read':
    'A Forest Fire. The card says what it takes, one community and one life, what it costs to prevent it, and whom it spares: sparse regions. Yours is forested.',
  'lesson.card.block':
    'Pay three tokens and nothing burns. Or bear it: the first community in reading order is lost, its people are displaced, and one person dies. Block it this time.',
  'lesson.card.block.nudge': 'You will bear it in a moment. This time, block the fire.',
  'lesson.card.paid':
    'Nothing was lost but three tokens. Half-payments do not exist, and only whoever draws a card can block it. Finish your turn.',
  'lesson.card.paid.nudge': 'Nobody needs a home just now. Finish your turn.',
  'lesson.card.again': 'The same nation, but with two tokens only. Draw.',
  'lesson.card.short': 'The fire again. Try to block it with the two tokens you have.',
  'lesson.card.short.nudge': 'First try what does not work: block the fire.',
  'lesson.card.bear': 'Two tokens are not three. The fire must be borne.',
  'lesson.card.lost':
    'The community on the first space is gone. Of its three people one died: displaced people are the first to die. Two have no home now.',
  'lesson.card.shelter':
    'You cannot buy a home. Shelter costs one token for each person and lasts until your next turn. Finish, and pay for both.',
  'lesson.card.steppe': 'Another nation, in the steppe: open grassland, sparsely settled. Draw.',
  'lesson.card.safe':
    'The same fire, and nothing happens: your region is sparse, so you are safe, and there is nothing to block. The card names who is safe and by which mark.',
  'lesson.card.end':
    'Every region is safe from some crises and open to others. Touch a nation to see which. That a fire can be bought off is a device of the game, not a fact.',

  'lesson.stay.title': 'Paying to stay',
  'lesson.stay.text': 'One person without a home, and two tokens. Shelter or home?',
  'lesson.stay.one': 'One person waits for a home, and you have two tokens. The card of this turn is done.',
  'lesson.stay.dear': 'A home would be best. Try to buy a community.',
  'lesson.stay.dear.nudge': 'First try what does not work: buy a community with two tokens.',
  'lesson.stay.shelter':
    'It costs three. So pay for shelter: one token, and the person may stay with you. Finish your turn.',
  'lesson.stay.still':
    'The others had their turns. The person is still displaced: shelter is no home, and it must be paid again in every turn.',
  'lesson.stay.draw': 'Your full communities earned three tokens meanwhile. Draw your card.',
  'lesson.stay.home':
    'A fire that spares the steppe. You have four tokens now: one more night in shelter costs one, a community three, once and for all. Buy it.',
  'lesson.stay.home.nudge': 'Shelter again would be lawful, and again, and again. This time buy a home.',
  'lesson.stay.moveIn': 'Let the person move in.',
  'lesson.stay.moveIn.nudge': 'Let the person move into the new community.',
  'lesson.stay.finish': 'Finish your turn.',
  'lesson.stay.finish.nudge': 'That would leave you without tokens. Finish your turn.',
  'lesson.stay.end':
    'A home for one: it earns nothing until two more move in, because only full communities pay. But nobody has to be paid for any more, and there is room for others.',

  'lesson.send.title': 'When tokens run out',
  'lesson.send.text': 'Two people cannot be paid for. They go to your neighbours, who cannot refuse.',
  'lesson.send.poor':
    'Three people wait, and you have one token. It pays for one of them. There is no free place, and no way to buy one.',
  'lesson.send.finish': 'Finish your turn: for those you cannot pay for you will have to say where they go.',
  'lesson.send.spread':
    'Two must leave. You choose who, and where to; the others cannot refuse. Send one to each neighbour: plus beside a nation, or “Spread evenly”, then confirm.',
  'lesson.send.spread.nudge': 'You may send both to one nation. Here, send one to each.',
  'lesson.send.boom':
    'It is {s1}’s turn, who drew a Baby Boom and has no tokens at all: five children, and the person you sent. {s1} has to send all six away.',
  'lesson.send.back':
    'Five went to {s2}, and one of your people came back to you. They keep the colour of where they were born, wherever they are sent. It costs you nothing now: you account for arrivals in your own turn.',
  'lesson.send.draw': '{s2} found homes for three and paid for the rest. Your turn: draw.',
  'lesson.send.buy': 'You have five tokens, and two people wait. Buy a community.',
  'lesson.send.buy.nudge': 'Shelter for two would be lawful. Here, give them a home: buy a community.',
  'lesson.send.moveIn': 'Let both move in.',
  'lesson.send.moveIn.nudge': 'Let both move into the new community.',
  'lesson.send.done': 'Finish your turn.',
  'lesson.send.done.nudge': 'Finish your turn.',
  'lesson.send.end':
    'The game does not ask the people who are sent. It keeps their way, though: touch them to see where they were born and where they have been.',

  'lesson.goals.title': 'Goals',
  'lesson.goals.text': 'Three ways to win, and how they get in each other’s way.',
  'lesson.goals.three':
    'Your goal is secret. There are three kinds: Humanitarian (nobody anywhere is without a home), Metropolitan (sixteen full communities), Entrepreneurial (fifteen tokens). You are a Humanitarian.',
  'lesson.goals.moveIn': 'One person waits with you, and there is a free place. Let them move in.',
  'lesson.goals.one':
    'Nobody is displaced here any more, and you have not won: one person is in shelter with {s1}. One token, paid by somebody else, keeps you from your goal.',
  'lesson.goals.finish': 'Finish your turn, and see what the others do.',
  'lesson.goals.finish.nudge': 'A community more would not help the person with {s1}. Finish your turn.',
  'lesson.goals.won':
    'A Market Boom gave {s1} a community, and the last displaced person moved in. At that moment you won, in somebody else’s turn: goals are looked at after everything that happens. Several can win together.',
  'lesson.goals.hoard':
    'Another table. Now you are an Entrepreneur with eleven tokens, and you earn three in each turn. Everybody can see how rich you are.',
  'lesson.goals.draw': 'Draw your card.',
  'lesson.goals.aid':
    'Development Aid: the richest nation gives four tokens to the poorest. That was you, and {s2} has them now. A hoard is never safe.',
  'lesson.goals.collect': 'Nobody waits with you. Finish your turn and collect.',
  'lesson.goals.collect.nudge': 'Buying would cost you three of the tokens you need. Finish your turn.',
  'lesson.goals.end':
    'Ten tokens: five more to go. Watch what others do, and ask yourself what it tells about their goals. Yours can be guessed in the same way. Now you know all of Displacement.',
};
