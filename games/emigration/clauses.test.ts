import { provesClauses } from '../../engine/testing/clauses.ts';
import { TABLE_OPTIONS } from './config.ts';
import { CLAUSE } from './refusals.ts';
import { options } from './ui/text/options.ts';

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `EM-${letter}${String(i + 1).padStart(2, '0')}`);

provesClauses({
  here: import.meta.url,
  id: /(?:EM-(?:\d+\.\d+|[RXY]\d+)|LIFE-[A-Z]+-\d+)/,
  examples: [...numbered('X', 23), ...numbered('Y', 60)],
  untestable: {
    'LIFE-SO-1': 'the card of EM-15.2, tested there',
    'LIFE-SO-2': 'the card of EM-15.2, tested there',
    'LIFE-SO-3': 'the card of EM-15.4, tested there',
    'LIFE-HI-1': 'the card of EM-15.3, tested there',
  },
  named: [...Object.values(CLAUSE), ...TABLE_OPTIONS.map(({ rule }) => rule)],
  options: TABLE_OPTIONS,
  texts: options,
});
