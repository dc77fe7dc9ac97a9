import type { Kind } from '../game.ts';
import type { Title } from '../title.ts';
import { address } from './address.ts';
import { audit, watchfulAudit } from './audit.ts';
import { clone } from './clone.ts';
import { coverage, recordings } from './coverage.ts';
import { determinism } from './determinism.ts';
import { ending } from './ending.ts';
import { imagination } from './imagination.ts';
import { json } from './json.ts';
import { type Case, type CaseLaw, LawBroken, type WholeLaw } from './law.ts';
import { legality } from './legality.ts';
import { migration } from './migration.ts';
import { naming } from './naming.ts';
import { purity } from './purity.ts';
import { idleReveals, reveals } from './reveals.ts';
import { secrets } from './secrets.ts';
import { speed } from './speed.ts';
import { telling } from './telling.ts';
import { undo } from './undo.ts';

/** The laws that are tried on one game after the other. */
export const allLaws: readonly CaseLaw[] = [
  determinism,
  json,
  clone,
  legality,
  ending,
  purity,
  audit,
  imagination,
  secrets,
  reveals,
  undo,
];

/** The laws about a game as a whole. */
export const wholeLaws: readonly WholeLaw[] = [
  recordings,
  watchfulAudit,
  idleReveals,
  migration,
  coverage,
  telling,
  naming,
  address,
  speed,
];

/** Throws LawBroken; an error thrown by a rule breaks the law that was being checked. */
export function checkCase<K extends Kind>(title: Title<K>, law: CaseLaw, given: Case): void {
  try {
    law.check(title, given);
  } catch (error) {
    if (error instanceof LawBroken) throw error;
    throw new LawBroken(
      law.law,
      'a rule threw',
      error instanceof Error ? (error.stack ?? error.message) : error,
    );
  }
}
