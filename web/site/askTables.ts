import { lookAt } from '../link/api.ts';
import type { LeftOff } from './leftOff.ts';
import { keepStanding } from './standings.ts';

/** Naming a table counts for everybody behind one address: a class that opens this page has many. */
const MOST = 4;

/**
 * Asks the server about the latest tables on the shelf: one that is over, or no longer there, leaves it.
 * Whose turn it is only an open table knows, so that is not asked. Says whether anything changed.
 */
export async function askTables(all: readonly LeftOff[]): Promise<boolean> {
  const asked = all.filter(({ onServer, standing }) => onServer && !standing.away).slice(0, MOST);
  const answers = await Promise.all(asked.map(({ key }) => lookAt(key)));
  const gone = asked.filter((_, i) => {
    const answer = answers[i];
    if (answer === undefined) return false;
    return 'ok' in answer ? answer.ok.phase === 'over' : answer.error.key === 'table.gone';
  });
  for (const { key } of gone) keepStanding(key, { over: true });
  return gone.length > 0;
}
