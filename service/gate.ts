import type { Time } from '../room/ports.ts';
import type { Coming, Holding, Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Peer } from './peer.ts';
import type { Security, Shunned } from './ports.ts';
import { bucket, buckets } from './rates.ts';

/** What addresses may do and hold. Every way into the server asks here, so that none is a way around. */
export interface Gate {
  /** False: too often. */
  pass(what: Coming, peer: Peer): boolean;
  /** A code is about to be tried. Counted now: many may be under way before the first is answered. */
  guess(peer: Peer): boolean;
  /** The code was right: that was no guess. */
  guessedRight(peer: Peer): void;
  /** How to let go of it again; undefined: this address has enough of them. */
  hold(what: Holding, peer: Peer): (() => void) | undefined;
  /** Nothing is heard from this address for a while. */
  shun(peer: Peer): void;
  sweep(): void;
}

export interface GateNeeds {
  readonly limits: Limits;
  readonly time: Time;
  readonly metrics: Pick<Metrics, 'count'>;
  readonly security: Security;
  readonly shunned: Shunned;
}

export function newGate({ limits, time, metrics, security, shunned }: GateNeeds): Gate {
  const comings: readonly Coming[] = [
    'line',
    'request',
    'connect',
    'message',
    'create',
    'rematch',
    'find',
    'guess',
    'talk',
    'history',
    'table',
  ];
  const rates = new Map(comings.map((what) => [what, buckets(limits.address[what])]));
  const guesses = bucket(limits.guesses);
  const held = new Map<string, number>();

  function turnedAway(what: string, peer: Peer): void {
    metrics.count('crossings_rate_limited_total');
    security.note(what, peer);
  }

  function pass(what: Coming, peer: Peer): boolean {
    if (what === 'line' && shunned.has(peer)) return false;
    const isFine = rates.get(what)?.take(peer, time.now()) === true;
    if (isFine) return true;
    turnedAway(`too often: ${what}`, peer);
    // No crowd comes near these two limits.
    if (what === 'line' || what === 'request') shunned.add(peer);
    return false;
  }

  return {
    pass,
    guess(peer) {
      if (!pass('guess', peer)) return false;
      if (guesses.take(time.now())) return true;
      turnedAway('too many wrong codes from everywhere', peer);
      return false;
    },
    guessedRight(peer) {
      rates.get('guess')?.giveBack(peer);
      guesses.giveBack();
    },
    hold(what, peer) {
      const name = `${what} ${peer}`;
      const count = held.get(name) ?? 0;
      if (count >= limits.most[what]) {
        turnedAway(`too many: ${what}`, peer);
        return undefined;
      }
      held.set(name, count + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (held.get(name) ?? 1) - 1;
        if (left > 0) held.set(name, left);
        else held.delete(name);
      };
    },
    shun(peer) {
      turnedAway('flood', peer);
      shunned.add(peer);
    },
    sweep() {
      for (const rate of rates.values()) rate.sweep(time.now());
    },
  };
}
