import type { Messages } from '../../../engine/text.ts';

/** What the lessons of Migrato say. `<step>.nudge` answers something lawful that the lesson does not want just now. */
export const en: Messages = {
  'lesson.day.title': 'Fly by day',
  'lesson.day.text': 'Begin a colony of kites, let it grow, and bring it home.',
  'lesson.day.cards':
    'These three cards are your hand. Each shows a bird, a number, and a sun or a moon: when it flies. You bring birds home by laying cards of one species in a row.',
  'lesson.day.begin':
    'Begin a colony of black kites: choose the kite with the 4, then a free place of yours.',
  'lesson.day.begin.nudge':
    'In a game you may. A row can only fall, so begin with the highest number: the kite with the 4, in a new place.',
  'lesson.day.discard':
    'After your action you discard one card, then you draw up to three again. Let the teal go.',
  'lesson.day.discard.nudge': 'Keep your kite: it fits your colony. Discard the teal.',
  'lesson.day.extend':
    'Your opponent had a turn. Now you: lay the kite with the 3 on your colony. Numbers in a row never rise.',
  'lesson.day.extend.nudge': 'Rather let the colony you have grow: lay the kite with the 3 on it.',
  'lesson.day.second': 'Discard the bee-eater.',
  'lesson.day.second.nudge': 'Keep the kite for the next step of this lesson and discard the bee-eater.',
  'lesson.day.high':
    'Your colony shows a 3 now. Try to lay the kite with the 4 on it, and see what the table answers.',
  'lesson.day.high.nudge': 'First try what does not work: the kite with the 4, on your colony.',
  'lesson.day.equal':
    'Every refusal says why, and names the rule: touch its number to read it. Equal numbers are fine: lay the second kite with a 3.',
  'lesson.day.equal.nudge': 'Lay the second kite with a 3 on your colony.',
  'lesson.day.third':
    'Three of four kites fly. Neither card in your hand helps them: discard the one you like less.',
  'lesson.day.arrive':
    'Black kites need four cards. You drew a 2: lay it as the fourth. The table asks once more, because an arrival cannot be taken back.',
  'lesson.day.arrive.nudge': 'Your kites wait for their fourth card: lay the 2 on them.',
  'lesson.day.home':
    'Your kites are home. The last number counts: 2 birds arrived. A higher last card would have brought more, if you had found one.',

  'lesson.rhythm.title': 'The rhythm of a turn',
  'lesson.rhythm.text': 'One action, one discard, back to three. And two ways to pass.',
  'lesson.rhythm.action':
    'A turn is one action and one discard. Your action: lay the bee-eater with the 2 on your bee-eaters.',
  'lesson.rhythm.action.nudge': 'Your bee-eaters have a 3: the bee-eater with the 2 continues them.',
  'lesson.rhythm.discard': 'Now one discard. Neither card helps you much: choose the one to give up.',
  'lesson.rhythm.three':
    'You have three cards again, from the draw pile. What is discarded lies open: touch the pile to look through it. When no card is left to draw, it is shuffled and drawn again.',
  'lesson.rhythm.redraw':
    'Low numbers make poor beginnings, and nothing here continues what you have. Pass: throw the whole hand away and draw three new cards. After a pass you discard nothing.',
  'lesson.rhythm.redraw.nudge':
    'You may, but these cards would not get you far. Try passing: “Pass: redraw”.',
  'lesson.rhythm.fresh':
    'Three new cards. Passing cost you the whole turn, so do it only when nothing else helps.',
  'lesson.rhythm.drop':
    'Your kites began with a 2, and there are only three such kites in the deck. You have four places at most: pass by dropping that colony.',
  'lesson.rhythm.drop.nudge': 'This time pass by dropping your kites: the colony that began with a 2.',
  'lesson.rhythm.end':
    'The place is free, and the cards lie on the discard pile. That is the whole rhythm: act and discard, or pass.',

  'lesson.dangers.title': 'Dangers',
  'lesson.dangers.text': 'Take the newest card of a colony, and lose one of yours.',
  'lesson.dangers.hand':
    'Five cards of the deck are dangers. You hold a Hunter: it takes one card from a colony of your opponent, and the card comes to your hand.',
  'lesson.dangers.night':
    'The Hunter sees by day only. Try it on the colony that lies face down, and read why not.',
  'lesson.dangers.night.nudge': 'First try what does not work: the Hunter, on the night colony.',
  'lesson.dangers.steal':
    'By day it works. Take from your opponent’s kites: only the newest card of a row is exposed, here the 3.',
  'lesson.dangers.steal.nudge': 'Play the Hunter on your opponent’s kites.',
  'lesson.dangers.top': 'The kite is yours, and everybody saw it. Keep it and discard another card.',
  'lesson.dangers.top.nudge': 'Keep the kite: your own kites can use it.',
  'lesson.dangers.lost':
    'It can happen to you too: Habitat destruction reaches day and night, and took the newest of your kites. What lies under it is safe until then.',
  'lesson.dangers.rebuild': 'Build again: lay the kite you took on your kites.',
  'lesson.dangers.rebuild.nudge': 'Lay the kite with the 3 on your kites.',
  'lesson.dangers.end':
    'The Hunter reaches day cards, Light pollution reaches night cards, Habitat destruction reaches both. What has arrived is safe.',

  'lesson.night.title': 'By night',
  'lesson.night.text': 'Lay stilts face down, remember them, and see how a colony is lost.',
  'lesson.night.down':
    'Stilts fly by night: they are laid face down. Begin a colony with the stilt with the 4. The table asks once more, because you will not see it again.',
  'lesson.night.down.nudge': 'Begin a new colony with the stilt with the 4.',
  'lesson.night.first': 'Discard the kite.',
  'lesson.night.first.nudge': 'Keep your stilt: it belongs on the first one.',
  'lesson.night.aid':
    'In these lessons an aid still shows you your own night cards; your opponent sees only their backs. Lay the stilt with the 2 on the 4.',
  'lesson.night.aid.nudge': 'Lay the stilt with the 2 on your night colony.',
  'lesson.night.remember':
    'Look once more and remember: first a 4, then a 2. From now on nobody will show you.',
  'lesson.night.gone':
    'Two turns later, without the aid. This is how the game is played: not even you may look. Places never change, so remember by place.',
  'lesson.night.recall':
    'Which of your stilts may follow? The table will not warn you: it does not tell what lies face down. Lay the one that does not rise.',
  'lesson.night.recall.nudge': 'Think again: the last stilt you laid was a 2. Lay the stilt with the 2.',
  'lesson.night.keep': 'Three of four. Discard a card you do not need.',
  'lesson.night.keep.nudge': 'Discard the goose, or the stilt that is too high.',
  'lesson.night.complete':
    'A stilt with a 1: it can follow anything. With the fourth card the colony is turned over, for all to see. Lay it.',
  'lesson.night.complete.nudge': 'Lay the stilt with the 1 as the fourth card of your night colony.',
  'lesson.night.shown':
    '4, 2, 2, 1: you remembered well. The stilts are home, and the last number counts: 1.',
  'lesson.night.friend':
    'Another table. Here somebody began the night colony for you and is sure that it is right: three stilts, falling.',
  'lesson.night.try': 'Complete it with your stilt with the 1, and see.',
  'lesson.night.try.nudge': 'Lay the stilt with the 1 on the night colony.',
  'lesson.night.scattered':
    '3, 4, 2, 1: the second number rose. One mistake scatters the whole colony, and all its cards are discarded. When unsure, split the colony before it is full.',

  'lesson.finish.title': 'Regroup and finish',
  'lesson.finish.text': 'Split and join, leave no leftovers, and choose when the season ends.',
  'lesson.finish.stuck':
    'Your bee-eaters are 4 and 1. You hold a 3, but it would have to lie between them. Regrouping helps, and it is an action like any other.',
  'lesson.finish.split':
    'Split your first colony between the 4 and the 1: touch it, choose “Split”, then the gap.',
  'lesson.finish.split.nudge': 'First make room: split your first colony between the 4 and the 1.',
  'lesson.finish.rest': 'Two colonies now. Regrouping too is followed by a discard: keep the bee-eater.',
  'lesson.finish.rest.nudge': 'Keep the bee-eater with the 3: you are about to need it.',
  'lesson.finish.between': 'Lay the bee-eater with the 3 on the 4.',
  'lesson.finish.between.nudge': 'Lay the bee-eater with the 3 on the 4.',
  'lesson.finish.rest2': 'Discard the stilt.',
  'lesson.finish.rest2.nudge': 'Discard the stilt with the 2.',
  'lesson.finish.join':
    'Now join: the 1 on top of 4 and 3. Bee-eaters need three cards, so they arrive at once. Choose “Join”, the colony on top, then the one below.',
  'lesson.finish.join.nudge': 'Join the colonies so that 4, 3 and 1 lie in one row: the 1 goes on top.',
  'lesson.finish.leftovers':
    'Bee-eaters are home, worth 1. Each species arrives once: your other bee-eater was a leftover and had to go. Of night colonies you would have to name the leftovers yourself, from memory.',
  'lesson.finish.count':
    'Late in a season. Four species have arrived: you have 5 birds home, your opponent 6. When the fifth species arrives, the season ends at once.',
  'lesson.finish.win':
    'The teals would be the fifth: two cards are enough. Lay the teal with the 3 on the other.',
  'lesson.finish.win.nudge': 'Lay the teal with the 3 on your teal: the season ends, and you are ahead.',
  'lesson.finish.won':
    '5 and 3 make 8 against 6: you win. Whoever brings in the fifth species chooses the moment.',
  'lesson.finish.behind':
    'The same moment, but now you have 1 bird home and your opponent 8. The teals would bring 3.',
  'lesson.finish.lose':
    'In a game you would wait and bring your kites home first. Here, see what happens: lay the teal.',
  'lesson.finish.lose.nudge': 'That would be wiser. But see once what not to do: lay the teal with the 3.',
  'lesson.finish.end':
    'The season ended with you behind: 4 against 8. Before you bring in the fifth species, count. Now you know all of Migrato.',
};
