import type { Messages } from '../../../../engine/text.ts';

/** What only the table says. */
export const en = {
  'log.turn': 'Round {turn}',
  'ui.board': 'The river',
  'ui.phase': 'Round {round} of {rounds}',
  'ui.prompt.pack': 'Whom do you send to your quay? Nobody sees it, and you cannot look again.',
  'ui.prompt.whistle': 'The whistle blows: call for a place on your quay, before the others do.',
  'ui.quay': '{count, plural, =0 {Nobody waits} one {One waits} other {# wait}} at the quay',
  'ui.across': 'Across: {names}',
  'ui.across.none': 'Nobody is across yet',
  'ui.hand': '{count, plural, =0 {Nobody in hand} one {One in hand} other {# in hand}}',
  'ui.lost': 'Lost in storms: {names}',
  'ui.do.gift': 'Give travellers away',
  'form.gift': 'Give travellers away',
  'form.gift.to': 'To whom?',
  'form.gift.cards': 'Which ones?',
} as const satisfies Messages;
