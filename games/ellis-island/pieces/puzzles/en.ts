import type { Messages } from '../../../../engine/text.ts';

/**
 * The words of the puzzles, to be spread into the game's texts. A failed puzzle is "not completed", nothing
 * more.
 */
export const puzzleEn = {
  'puzzle.cube': 'Cubes',
  'puzzle.form': 'Form board',
  'puzzle.pict': 'Missing picture',
  'puzzle.comp': 'Turned pattern',
  'puzzle.tags': 'Baggage tags',
  'puzzle.ferry': 'Ferry',
  'puzzle.cube.task':
    'Four cubes are tapped {length, number} times, and you see it once. Repeat the taps in the same order.',
  'puzzle.cube.taps': 'The taps: {taps, list}.',
  'puzzle.cube.tapped': 'Tapped {count, number} of {length, number}.',
  'puzzle.form.frame': 'The frame, by rows: {rows}.',
  'puzzle.form.task':
    '{turning, select, yes {Fill the {rows} by {cols} frame with all blocks: no gaps, no overlaps. You may turn blocks, but not flip them.} other {Fill the {rows} by {cols} frame with all blocks: no gaps, no overlaps. You may not turn or flip blocks.}}',
  'puzzle.form.block': 'Block {letter}, by rows: {rows}.',
  'puzzle.pict.task':
    'Nine pictures follow a pattern across, down or slantwise. Which of the six is missing?',
  'puzzle.pict.row': 'Row {row}: {cells, list}.',
  'puzzle.pict.option': '{letter}: {cell}.',
  'puzzle.pict.gap': 'the missing picture',
  'puzzle.pict.cell':
    '{count} {fill, select, o {open} s {striped} other {filled}} {shape, select, C {{count, plural, one {circle} other {circles}}} Q {{count, plural, one {square} other {squares}}} other {{count, plural, one {triangle} other {triangles}}}}',
  'puzzle.comp.task': 'Which of the six is the same pattern, only turned? Mirrored ones do not count.',
  'puzzle.comp.option': '{letter}, by rows: {rows}.',
  'puzzle.comp.model': 'The model, by rows: {rows}.',
  'puzzle.tags.task':
    '{places, select, yes {Work out who owns which trunk and where each is going.} other {Work out who owns which trunk.}}',
  'puzzle.tags.owns':
    '{not, select, yes {{who} does not own the {trunk} trunk.} other {{who} owns the {trunk} trunk.}}',
  'puzzle.tags.ownsOneOf': '{who} owns the {trunk} or the {or} trunk.',
  'puzzle.tags.boundFor': '{not, select, yes {{who} is not going to {to}.} other {{who} is going to {to}.}}',
  'puzzle.tags.boundForOneOf': '{who} is going to {to} or {or}.',
  'puzzle.tags.goesTo':
    '{not, select, yes {The {trunk} trunk does not go to {to}.} other {The {trunk} trunk goes to {to}.}}',
  'puzzle.ferry.task':
    'Get everyone across in {limit, number} crossings or fewer. The boat carries {boat, number} and someone has to row.',
  'puzzle.ferry.passenger':
    '{rows, select, yes {{name}: weight {weight}, can row.} other {{name}: weight {weight}.}}',
  'puzzle.ferry.forbidden': '{a} and {b} must not be left together without the {guardian}.',
  'puzzle.ferry.now':
    'Crossing {count, number} of {limit, number} done: the boat is at the {over, select, yes {far} other {near}} shore. Near shore: {m, plural, =0 {nobody} other {{here, list}}}. Far shore: {n, plural, =0 {nobody} other {{there, list}}}.',
  'puzzle.name.anna': 'Anna',
  'puzzle.name.boris': 'Boris',
  'puzzle.name.clara': 'Clara',
  'puzzle.name.david': 'David',
  'puzzle.name.red': 'red',
  'puzzle.name.green': 'green',
  'puzzle.name.brown': 'brown',
  'puzzle.name.black': 'black',
  'puzzle.name.boston': 'Boston',
  'puzzle.name.chicago': 'Chicago',
  'puzzle.name.omaha': 'Omaha',
  'puzzle.name.seattle': 'Seattle',
  'puzzle.name.guide': 'Guide',
  'puzzle.name.mother': 'Mother',
  'puzzle.name.father': 'Father',
  'puzzle.name.grandfather': 'Grandfather',
  'puzzle.name.boy': 'Boy',
  'puzzle.name.girl': 'Girl',
  'puzzle.name.dog': 'Dog',
  'puzzle.name.goose': 'Goose',
  'puzzle.name.cat': 'Cat',
  'puzzle.name.grain': 'Grain',
  'puzzle.name.trunk': 'Trunk',
  'puzzle.refusal.otherFamily': 'That does not work in this puzzle.',
  'puzzle.refusal.noTurning': 'You cannot turn blocks here.',
  'puzzle.refusal.outside': 'That would stick out of the frame.',
  'puzzle.refusal.overlap': 'Another block is already there.',
  'puzzle.refusal.notPlaced': 'That block is not in the frame.',
  'puzzle.refusal.nothingDone': 'There is nothing to undo.',
  'puzzle.refusal.notDifferent':
    'Everyone needs a different trunk, and a different city where there are cities.',
  'puzzle.refusal.wrongShore': 'Some of them are on the other shore.',
  'puzzle.refusal.noRower': 'Someone in the boat has to row.',
  'puzzle.refusal.tooHeavy': 'That is too heavy for the boat.',
  'puzzle.refusal.unguarded': 'That would leave two together who must not be.',
  'puzzle.refusal.beyondLimit': 'No crossings left. Start again.',
} as const satisfies Messages;
