import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The same for all processes that mean the same by 127.0.0.1, and for no others. */
export function thisMachine(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/net')}`;
  } catch {
    // No Linux: there a machine has one network of its own.
    return hostname();
  }
}

/** An address by which nobody on another machine can reach this one. */
export const isLoopback = (address: string): boolean => /^(127\.|localhost:|\[?::1\]?:)/.test(address);
