import type { Plan } from './plan.ts';
import type { Ran } from './run.ts';

const WIDTH = 30;

/** What happened, line by line: nodes in columns, clients to their right. */
export function tellRun({ nodes }: Plan, { lines }: Pick<Ran, 'lines'>): string {
  const columns = [...nodes.map((_, i) => `node ${i + 1}`), 'database'];
  const cell = (text: string): string => text.slice(0, WIDTH - 1).padEnd(WIDTH);
  const head = `${'seconds'.padEnd(9)}${columns.map(cell).join('')}clients`;
  const told = lines.map(({ at, place, text }) => {
    const seconds = (at / 1000).toFixed(3).padEnd(9);
    const column = columns.indexOf(place);
    const before = ' '.repeat(WIDTH * (column < 0 ? columns.length : column));
    return `${seconds}${before}${column < 0 ? `${place.replace('client ', '')}: ` : ''}${text}`;
  });
  return [head, ...told].join('\n');
}
