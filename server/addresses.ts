import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Options } from './options.ts';

/** Where this server can be reached: here, and from other devices on the network. */
export function addressesOf({ host, publicUrl }: Options, port: number): { here: string; others: string[] } {
  const here = `http://localhost:${port}`;
  if (publicUrl !== null) return { here, others: [publicUrl] };
  const isEverywhere = host === '::' || host === '0.0.0.0';
  if (!isEverywhere) {
    const isHere = host === 'localhost' || host === '127.0.0.1' || host === '::1';
    return { here, others: isHere ? [] : [`http://${host.includes(':') ? `[${host}]` : host}:${port}`] };
  }
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    // A phone is given an address people can also type.
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}`);
  return { here, others };
}

/** Terminals are recorded and shown to others. */
const withoutPassword = (db: string): string => db.replace(/^(postgres(?:ql)?:\/\/[^/@:]*):[^@]*@/, '$1@');

/** What the terminal shows: the addresses, and one of them to point a phone's camera at. */
export function announcement(options: Options, port: number): string {
  const { here, others } = addressesOf(options, port);
  const [first] = others;
  const lines = ['', '  Crossings is ready.', '', `  On this device:    ${here}`];
  for (const [i, other] of others.entries())
    lines.push(`  ${i === 0 ? 'On other devices:' : '                 '}  ${other}`);
  if (first !== undefined) {
    const code = renderUnicodeCompact(first, { border: 2 });
    lines.push('', ...code.split('\n').map((line) => `  ${line}`));
  }
  lines.push('', `  Tables are kept in ${withoutPassword(options.db)}. Stop with Ctrl+C.`, '');
  return lines.join('\n');
}
