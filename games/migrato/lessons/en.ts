import type { Messages } from '../../../engine/text.ts';

/** What the lessons of Migrato say. `<step>.nudge` answers something lawful that the lesson does not want just now. */
export const en: Messages = {
  'lesson.day.title': 'Fly by day',
  'lesson.day.text': 'Start a colony of kites, let it grow, and bring it home.',
  'lesson.day.cards':
    'These three cards are your hand. Each shows a bird, a number, and a sun or a moon: when it flies. You bring birds home by playing cards of one species in a row.',
  'lesson.day.begin':
    'Start a colony of black kites: choose the kite with the 4, then the place that lights up.',
  'lesson.day.begin.nudge':
    'That is fine in a game. Numbers only go down, so start high: the kite with the 4, in a free place.',
  'lesson.day.discard': 'After your move you discard one card and draw back up to three. Let the teal go.',
  'lesson.day.discard.nudge': 'Keep your kite: it fits your colony. Discard the teal.',
  'lesson.day.extend':
    'Your opponent had a turn. Now add the kite with the 3 to your colony. Numbers never go up.',
  'lesson.day.extend.nudge':
    'That is fine in a game. For now, let your colony grow: add the kite with the 3.',
  'lesson.day.second': 'Discard the bee-eater.',
  'lesson.day.second.nudge': 'Keep the kite for the next step of this lesson and discard the bee-eater.',
  'lesson.day.high': 'Your colony shows a 3 now. Try to add the kite with the 4 and see what happens.',
  'lesson.day.high.nudge': 'First try something that does not work: the kite with the 4 on your colony.',
  'lesson.day.equal':
    'If something is not allowed, you are always told why. Equal numbers are fine: add the second kite with a 3.',
  'lesson.day.equal.nudge': 'Add the second kite with a 3 to your colony.',
  'lesson.day.third':
    'Three of four kites are in the air. Neither card in your hand helps: discard the one you like less.',
  'lesson.day.arrive':
    'Black kites need four cards. You drew a 2: add it as the fourth. You will be asked to confirm, because coming home cannot be undone.',
  'lesson.day.arrive.nudge': 'Your kites are waiting for their fourth card: add the 2.',
  'lesson.day.home':
    'Your kites are home. The last number counts: 2 birds. A higher last card would have brought more.',

  'lesson.rhythm.title': 'The rhythm of a turn',
  'lesson.rhythm.text': 'One move, one discard, back up to three. And two ways to pass.',
  'lesson.rhythm.action':
    'A turn is one move and one discard. Your move: add the bee-eater with the 2 to your bee-eaters.',
  'lesson.rhythm.action.nudge': 'Your bee-eaters have a 3: the bee-eater with the 2 fits on it.',
  'lesson.rhythm.discard': 'Now one discard. Neither card helps you much: choose the one to give up.',
  'lesson.rhythm.three':
    'You have three cards again. Discards lie face up: tap the pile to look through it. When the draw pile runs out, the discards are shuffled.',
  'lesson.rhythm.redraw':
    'Low numbers make poor starts, and nothing here fits your colonies. Pass: discard your hand and draw three new cards. After a pass you do not discard.',
  'lesson.rhythm.redraw.nudge': 'You could, but these cards would not get you far. Try “Pass: new hand”.',
  'lesson.rhythm.fresh':
    'Three new cards. Passing cost you the whole turn, so do it only when nothing else helps.',
  'lesson.rhythm.drop':
    'Your kites started with a 2, and the deck has only three kites that low. You have room for four colonies: pass by giving this one up.',
  'lesson.rhythm.drop.nudge':
    'That is fine in a game. This time, pass by giving up your kites, the colony that started with a 2.',
  'lesson.rhythm.end':
    'The place is free, and the cards are on the discard pile. That is the whole rhythm: move and discard, or pass.',

  'lesson.dangers.title': 'Dangers',
  'lesson.dangers.text': 'Take the newest card of a colony, and lose one of yours.',
  'lesson.dangers.hand':
    'Five cards in the deck are dangers. You have a Hunter: it takes one card from your opponent’s colony into your hand.',
  'lesson.dangers.night': 'The Hunter only sees by day. Try it on the face-down colony and read why not.',
  'lesson.dangers.night.nudge': 'First try something that does not work: the Hunter on the night colony.',
  'lesson.dangers.steal':
    'By day it works. Take from your opponent’s kites: only the newest card of a row can be taken, here the 3.',
  'lesson.dangers.steal.nudge': 'Play the Hunter on your opponent’s kites.',
  'lesson.dangers.top': 'The kite is yours, and everyone saw it. Keep it and discard another card.',
  'lesson.dangers.top.nudge': 'Keep the kite: your own kites can use it.',
  'lesson.dangers.lost':
    'It can happen to you too: Habitat destruction works by day and night, and took the newest of your kites. The cards below it were safe.',
  'lesson.dangers.rebuild': 'Build again: add the kite you took to your kites.',
  'lesson.dangers.rebuild.nudge': 'Add the kite with the 3 to your kites.',
  'lesson.dangers.end':
    'The Hunter takes day cards, Light pollution night cards, Habitat destruction either. Birds that are home are safe.',

  'lesson.night.title': 'By night',
  'lesson.night.text': 'Play stilts face down, remember them, and see how a colony scatters.',
  'lesson.night.down':
    'Stilts fly by night, so they go face down. Start a colony with the stilt with the 4. You will be asked to confirm, because you will not see it again.',
  'lesson.night.down.nudge': 'Start a new colony with the stilt with the 4.',
  'lesson.night.first': 'Discard the kite.',
  'lesson.night.first.nudge': 'Keep your stilt: it belongs on the first one.',
  'lesson.night.aid':
    'In this lesson you can still see your own night cards; your opponent sees only the backs. Add the stilt with the 2 to the 4.',
  'lesson.night.aid.nudge': 'Add the stilt with the 2 to your night colony.',
  'lesson.night.remember': 'Take one more look: first a 4, then a 2. From now on nobody will show you.',
  'lesson.night.gone':
    'Two turns later, without help. This is the real game: not even you may look. Colonies never change places, so remember by place.',
  'lesson.night.recall':
    'Which stilt can come next? The game will not warn you: it never tells what lies face down. Add the one that does not go up.',
  'lesson.night.recall.nudge': 'Think again: your last stilt was a 2. Add the stilt with the 2.',
  'lesson.night.keep': 'Three of four. Discard a card you do not need.',
  'lesson.night.keep.nudge': 'Discard the goose, or the stilt that is too high.',
  'lesson.night.complete':
    'A stilt with a 1: it fits on anything. With the fourth card the colony is turned over for all to see. Add it.',
  'lesson.night.complete.nudge': 'Add the stilt with the 1 as the fourth card of your night colony.',
  'lesson.night.shown':
    '4, 2, 2, 1: you remembered well. The stilts are home, and the last number counts: 1.',
  'lesson.night.friend':
    'Another table. Someone started this night colony for you and is sure it is right: three stilts, going down.',
  'lesson.night.try': 'Complete it with your stilt with the 1, and see.',
  'lesson.night.try.nudge': 'Add the stilt with the 1 to the night colony.',
  'lesson.night.scattered':
    '3, 4, 2, 1: the second number went up. One mistake scatters the whole colony and all its cards are discarded. If you are not sure, split the colony before it is full.',

  'lesson.finish.title': 'Regroup and finish',
  'lesson.finish.text': 'Split and join, leave no leftovers, and choose when the season ends.',
  'lesson.finish.stuck':
    'Your bee-eaters are 4 and 1. You have a 3, but it would have to go between them. Splitting and joining help, and each is a move like any other.',
  'lesson.finish.split': 'Split the bee-eaters that are 4 and 1: tap them, choose “Split”, then the gap.',
  'lesson.finish.split.nudge': 'First make room: split your bee-eaters between the 4 and the 1.',
  'lesson.finish.rest': 'Two colonies now. Splitting is a move, so a discard follows: keep the bee-eater.',
  'lesson.finish.rest.nudge': 'Keep the bee-eater with the 3: you are about to need it.',
  'lesson.finish.between': 'Add the bee-eater with the 3 to the 4.',
  'lesson.finish.between.nudge': 'Add the bee-eater with the 3 to the 4.',
  'lesson.finish.rest2': 'Discard the stilt.',
  'lesson.finish.rest2.nudge': 'Discard the stilt with the 2.',
  'lesson.finish.join':
    'Now join them: the 1 on top of the 4 and 3. Bee-eaters need three cards, so they come home at once. Choose “Join”, the colony that goes on top, then the other.',
  'lesson.finish.join.nudge': 'Join the colonies so that 4, 3 and 1 lie in one row: the 1 goes on top.',
  'lesson.finish.leftovers':
    'The bee-eaters are home, worth 1. Each species comes home once, so your other bee-eater was left over and had to go. Night leftovers you have to name yourself, from memory.',
  'lesson.finish.count':
    'Late in a season. Four species are home: you have 5 birds home, your opponent 6. When the fifth species comes home, the season ends at once.',
  'lesson.finish.win':
    'The teals would be the fifth: two cards are enough. Add the teal with the 3 to the other.',
  'lesson.finish.win.nudge': 'Add the teal with the 3 to your teal: the season ends, and you are ahead.',
  'lesson.finish.won':
    '5 and 3 make 8 against 6: you win. Whoever brings the fifth species home chooses the moment.',
  'lesson.finish.behind':
    'The same moment, but now you have 1 bird home and your opponent 8. The teals would bring 3.',
  'lesson.finish.lose':
    'In a game you would wait and bring your kites home first. Here, see what happens: add the teal.',
  'lesson.finish.lose.nudge': 'That would be wiser. But see once what not to do: add the teal with the 3.',
  'lesson.finish.end':
    'The season ended while you were behind: 4 against 8. Count before you bring the fifth species home. Now you know all of Migrato.',
};
