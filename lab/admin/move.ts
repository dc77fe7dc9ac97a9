import { type Dump, digestOf, openVault, type Vault, VaultTrouble } from '../../server/vault.ts';

/** So many tables are read and written at once. */
const AT_ONCE = 50;

export interface Moved {
  readonly tables: number;
  /** Were there already, the same to the byte: somebody had begun before. */
  readonly before: number;
}

/**
 * Copies every table, and compares each with what came of it. It may be stopped at any moment and begun
 * again: what is there already is compared only. The source stays as it was.
 */
export async function move(
  from: string,
  to: string,
  show: (done: number, of: number) => void,
): Promise<Moved> {
  const source = await openVault(from);
  try {
    const target = await openVault(to, 'make');
    try {
      await refuseInUse(source, from);
      await refuseInUse(target, to);
      return await copy(source, target, show);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Whoever plays on while tables are carried away plays for nothing. */
export async function refuseInUse({ shared }: Vault, name: string): Promise<void> {
  const living = (await shared?.nodes())?.filter(({ state }) => state !== 'is dead') ?? [];
  if (living.length > 0)
    throw new VaultTrouble(`${living.length} servers run on ${nameOf(name)}. Stop them first.`);
}

/** Without what nobody else should read. */
export const nameOf = (db: string): string => db.replace(/^(postgres(?:ql)?:\/\/)[^@/]*@/, '$1');

async function copy(source: Vault, target: Vault, show: (done: number, of: number) => void): Promise<Moved> {
  const ids = await source.ids();
  const there = new Set(await target.ids());
  let before = 0;
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const dumps = await source.dump(some);
    await target.put(dumps.filter(({ id }) => !there.has(id)));
    before += some.filter((id) => there.has(id)).length;
    compare(dumps, await target.dump(some));
    show(Math.min(ids.length, at + AT_ONCE), ids.length);
  }
  return { tables: ids.length, before };
}

function compare(sent: readonly Dump[], came: readonly Dump[]): void {
  const digests = new Map(came.map((dump) => [dump.id, digestOf(dump)]));
  const other = sent.find((dump) => digests.get(dump.id) !== digestOf(dump));
  if (other === undefined) return;
  const { rev = -1 } = came.find(({ id }) => id === other.id) ?? {};
  throw new VaultTrouble(
    rev > other.rev
      ? `table ${other.id} was carried over before and has been played on since; nothing was changed`
      : `table ${other.id} is there already and is another one; nothing was changed`,
  );
}
