import type { Messages } from '../../../engine/text.ts';

/** What the first prompt may say: names, questions, buttons. */
export const words = {
  name: 'Ferry',
  seat: 'Seat {seat}',
  child: 'a child',
  weaver: 'a weaver',
  nurse: 'a nurse',
  mason: 'a mason',
  'label.lay': 'Send {card} to the quay',
  'label.call': 'Call for place {slot}',
  'label.depart': 'The boat leaves',
  'label.gift': 'Give {count, plural, one {one traveller} other {# travellers}} to {to}',
  'label.leave': 'Leave the game',
  'why.crossed': 'The last boat has left.',
  'why.emptyBoats': 'Every boat left empty.',
  'why.left': 'Someone left.',
} as const satisfies Messages;
