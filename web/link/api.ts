import type { Sentence, TableInfo } from '../../room/protocol.ts';
import type { Admit, Failure, Here, Join, Listed, NewTable, Seated } from '../../room/rest.ts';

/** An answer of the server, or the sentence that says why not. */
export type Answer<T> = { readonly ok: T } | { readonly error: Sentence };

async function call<T>(path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const answer: unknown = await response.json();
    return response.ok
      ? { ok: answer as T }
      : { error: (answer as Failure).error ?? { key: 'link.noServer' } };
  } catch {
    return { error: { key: 'link.noServer' } };
  }
}

export const foundTable = (table: NewTable): Promise<Answer<Seated>> => call('/api/tables', table);
export const joinTable = (table: string, join: Join): Promise<Answer<Seated>> =>
  call(`/api/tables/${encodeURIComponent(table)}/join`, join);
/** With the pass of a seat whose access was ended. */
export const admitTo = (table: string, admit: Admit): Promise<Answer<Seated>> =>
  call(`/api/tables/${encodeURIComponent(table)}/admit`, admit);
/** The address by which others reach the server. */
export const whereOthersCome = (): Promise<Answer<Here>> => call('/api/here');
/** Tables that asked to be listed. */
export const listTables = (): Promise<Answer<Listed>> => call('/api/tables');
/** What a table is, before sitting down at it. */
export const lookAt = (table: string): Promise<Answer<TableInfo>> =>
  call(`/api/tables/${encodeURIComponent(table)}`);
/** The table behind a spoken code. */
export const findTable = (code: string): Promise<Answer<{ readonly table: string }>> =>
  call(`/api/codes/${encodeURIComponent(code)}`);
