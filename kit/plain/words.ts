/** A name from the code as words: `giveAway` becomes `Give away`. For games whose texts do not say it yet. */
export function plainWord(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[-_.]/g, ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase();
}

/** What nobody at a table needs to read: how the table was set up, and what the rules have still to do. */
const BOOKKEEPING: readonly string[] = ['config', 'agenda'];

/** The parts of a view that are worth showing, by name. */
export const partsOf = (view: unknown): readonly (readonly [string, unknown])[] =>
  typeof view === 'object' && view !== null
    ? Object.entries(view).filter(([name]) => !BOOKKEEPING.includes(name))
    : [];

/** A number that counts turns, if the view has one under a usual name. */
export function turnIn(view: unknown): number {
  const found = partsOf(view).find(([name]) => name === 'turn' || name === 'round')?.[1];
  return typeof found === 'number' ? found : 0;
}
