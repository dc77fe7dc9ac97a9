import { closeSync, createReadStream, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Dump, type Vault, VaultTrouble } from '../../server/vault.ts';

const AT_ONCE = 50;
const OWNER_ONLY = 0o600;

/** One line for each table, in order: the same tables give the same bytes, whatever database they lie in. */
export async function exportTo(vault: Vault, file: string, wanted: string): Promise<number> {
  const ids = wanted === 'all' ? await vault.ids() : [wanted];
  const part = `${file}.part`;
  const out = openSync(part, 'w', OWNER_ONLY);
  let written = 0;
  try {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      for (const dump of await vault.dump(ids.slice(at, at + AT_ONCE))) {
        writeSync(out, `${JSON.stringify(dump)}\n`);
        written++;
      }
    }
    fsyncSync(out);
  } finally {
    closeSync(out);
  }
  if (wanted !== 'all' && written === 0) throw new VaultTrouble(`there is no table ${wanted}`);
  renameSync(part, file);
  return written;
}

/** None of these tables may be there: all of a group or none. */
export async function importFrom(vault: Vault, file: string): Promise<number> {
  const there = new Set(await vault.ids());
  let group: Dump[] = [];
  let read = 0;
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const dump = dumpOf(line, ++read);
    if (there.has(dump.id)) throw new VaultTrouble(`table ${dump.id} is there already`);
    group.push(dump);
    if (group.length < AT_ONCE) continue;
    await vault.put(group);
    group = [];
  }
  if (group.length > 0) await vault.put(group);
  return read;
}

function dumpOf(line: string, nr: number): Dump {
  try {
    const dump: Dump = JSON.parse(line);
    if (dump.format === 1 && typeof dump.id === 'string' && Array.isArray(dump.entries)) return dump;
  } catch {
    // Told below.
  }
  throw new VaultTrouble(`line ${nr} is no table of this version`);
}
