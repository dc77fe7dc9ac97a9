import type { Messages } from '../../../../engine/text.ts';

/** What the race says on the screen. */
export const raceUiEn = {
  'ui.race.row': 'The cards',
  'ui.race.ask': 'Do two cards agree? Slap what they share.',
  'ui.race.ready': 'Hands ready. The first card comes.',
  'ui.race.slapped':
    'You slapped {feature, select, color {color} shape {shape} number {number} other {the cards}}.',
  'ui.race.out': 'You are out of this race.',
  'ui.race.watch': 'You take no part in this race.',
  'ui.race.card': 'Card {nth}: {color}, {form}, {number}',
  'ui.race.newest': 'newest',
  'ui.race.pad.color': 'Color',
  'ui.race.pad.shape': 'Shape',
  'ui.race.pad.number': 'Number',
  'ui.race.pad.any': 'Slap!',
  'ui.race.hint.color': 'the same color',
  'ui.race.hint.shape': 'the same shape',
  'ui.race.hint.number': 'as many symbols',
  'ui.race.hint.any': 'two cards agree',
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
