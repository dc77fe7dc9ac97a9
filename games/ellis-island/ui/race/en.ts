import type { Messages } from '../../../../engine/text.ts';

/** What the race says on the screen. */
export const raceUiEn = {
  'ui.race.row': 'The cards',
  'ui.race.ask': 'Do two cards share something? Slap it.',
  'ui.race.ready': 'Get ready. The first card is coming.',
  'ui.race.slapped':
    'You slapped {feature, select, color {colour} shape {shape} number {number} other {a pair}}.',
  'ui.race.out': 'You are out of this race.',
  'ui.race.watch': 'You are watching this race.',
  'ui.race.card': 'Card {nth}: {color}, {form}, {number}',
  'ui.race.newest': 'newest',
  'ui.race.pad.color': 'Colour',
  'ui.race.pad.shape': 'Shape',
  'ui.race.pad.number': 'Number',
  'ui.race.pad.any': 'Slap!',
  'ui.race.hint.color': 'the same colour',
  'ui.race.hint.shape': 'the same shape',
  'ui.race.hint.number': 'the same number of symbols',
  'ui.race.hint.any': 'two cards share something',
  'ui.race.color.B': 'blue',
  'ui.race.color.O': 'orange',
  'ui.race.color.G': 'green',
  'ui.race.color.P': 'purple',
  'ui.race.color.Y': 'yellow',
  'ui.race.color.K': 'black',
  'ui.race.form.CF': 'filled circle',
  'ui.race.form.CO': 'open circle',
  'ui.race.form.SF': 'filled square',
  'ui.race.form.SO': 'open square',
  'ui.race.form.TF': 'filled triangle',
  'ui.race.form.TO': 'open triangle',
} as const satisfies Messages;
