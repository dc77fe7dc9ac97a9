import type { ContentSpec } from '../../engine/contentSpec.ts';
import { canonical } from '../../engine/digest.ts';
import { anObject } from '../../engine/door.ts';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import type { Question } from './question.ts';

/** Whether somebody's own rows are played with that players may not read: no link, no report carries them. */
export const holdsSecrets = ({ content }: Title<Kind>, { arms }: Question): boolean =>
  content !== undefined && arms.some(({ config }) => isSecretSet(content, anObject(config)[content.option]));

/** Ours are printed in the repository: only what differs from them can be a secret. */
export function isSecretSet({ tables, ours, tablesOf }: ContentSpec, set: unknown): boolean {
  const secret = Object.keys(tables).filter((name) => tables[name]?.secret === true);
  if (secret.length === 0 || typeof set !== 'object' || set === null) return false;
  const theirs = tablesOf(set);
  return secret.some((name) => canonical(theirs[name]) !== canonical(ours[name]));
}
