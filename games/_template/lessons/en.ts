import type { Messages } from '../../../engine/text.ts';

export const en = {
  'lesson.crossing.title': 'A first crossing',
  'lesson.crossing.text': 'Send somebody to the quay, and call the boat.',
  'lesson.crossing.welcome':
    'Travellers wait at a river. You hold two of them: a mason, who counts 4, and a child, who counts 1.',
  'lesson.crossing.send':
    'Send the mason to your quay. Nobody sees whom you sent, and you cannot look again.',
  'lesson.crossing.send.nudge': 'That works, too. This time send the mason, who counts more.',
  'lesson.crossing.call': 'The whistle blows. Call for place 1 before {s1} does.',
  'lesson.crossing.end': 'The mason is across: 4 for you. Then everybody draws, and the next round begins.',
} as const satisfies Messages;
