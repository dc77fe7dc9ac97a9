import { type Messages, say } from '../../engine/text.ts';
import type { Language } from '../../kit/languages.ts';
import type { KnobTable } from './wire.ts';

/**
 * What rows are called: as the game's own texts say it (`card.SM-CRA`), else as the box does. Of several rows
 * with one name each has its id beside it.
 */
export function rowNames(
  texts: Messages,
  tables: readonly KnobTable[],
  language: Language,
): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const key of Object.keys(texts)) {
    const last = key.slice(key.lastIndexOf('.') + 1);
    // Longer texts of the same thing come after its name.
    if (!keys.has(last) || key.length < (keys.get(last)?.length ?? 0)) keys.set(last, key);
  }
  const said = (id: string): string | undefined => {
    const key = keys.get(id);
    return key === undefined
      ? undefined
      : say(texts, { key, args: { n: 1 } }, { language, names: [], seat: null });
  };
  const names = new Map<string, string>();
  for (const { rows } of tables) {
    const plain = rows.map(({ id, name }) => said(id) ?? name ?? id);
    for (const [i, { id }] of rows.entries()) {
      const name = plain[i] ?? id;
      const isAlone = plain.filter((one) => one === name).length === 1;
      names.set(id, isAlone ? name : `${name} (${id})`);
    }
  }
  return names;
}
