import { provesClauses } from '../../engine/testing/clauses.ts';
import { TABLE_OPTIONS } from './config.ts';
import { CLAUSE } from './refusals.ts';
import { options } from './ui/text/options.ts';

provesClauses({
  here: import.meta.url,
  id: /FE-\d+/,
  untestable: {},
  named: [...Object.values(CLAUSE), ...TABLE_OPTIONS.map(({ rule }) => rule)],
  options: TABLE_OPTIONS,
  texts: options,
});
