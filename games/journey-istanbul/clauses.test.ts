import { provesClauses } from '../../engine/testing/clauses.ts';
import { game } from './game.ts';
import { CLAUSE } from './refusals.ts';
import { options } from './ui/text/options.ts';

provesClauses({
  here: import.meta.url,
  id: /JI-(?:\d+\.\d+|[RXE]\d+)/,
  untestable: { 'JI-1.1': 'says what the game is about', 'JI-R56': 'says how the scan was read' },
  named: [...Object.values(CLAUSE), ...game.tableOptions.map(({ rule }) => rule)],
  options: game.tableOptions,
  texts: options,
});
