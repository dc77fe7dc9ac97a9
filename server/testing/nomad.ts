import type { Chance } from '../../engine/chance.ts';
import { DEAD_MS, Pulses, QUIET_MS } from '../../room/pulse.ts';
import type { Seated } from '../../room/rest.ts';
import { type Client, connect } from './client.ts';

const AGAIN_MS = 100;
/** As often as a browser. */
const LOOK_MS = 500;

/** Somebody who plays on whatever node answers, and asks again what was not answered. */
export interface Nomad {
  /** What was acknowledged, in order. */
  readonly sworn: readonly object[];
  /** Milliseconds from the loss of a line to the first picture on the next one. */
  readonly gaps: readonly number[];
  /** Milliseconds that the latest answers took. */
  readonly waits: readonly number[];
  /** Its game is over, or it has left. */
  readonly isOver: boolean;
  /** Settles when it has left; what was under way is then not answered any more. */
  leave(): Promise<void>;
}

/** So many answers are remembered. */
const REMEMBERED = 200;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function newNomad(
  ports: () => readonly number[],
  seated: Seated,
  chance: Chance,
  /** Before each action: so that a game lasts as long as the test needs it. */
  thinkMs = 0,
): Nomad {
  const sworn: object[] = [];
  const gaps: number[] = [];
  const waits: number[] = [];
  let asked = 0;
  let pending: { readonly id: string; readonly decision: number | null; readonly action: object } | undefined;
  let client: Client | undefined;
  let isOver = false;
  let lostAt: number | undefined;

  /** Choices that no picture offers any more are asked all the same: the answer says what became of them. */
  async function play(on: Client): Promise<boolean> {
    const isMine = (): boolean => on.scene?.awaiting.must.includes(on.seat ?? -1) ?? false;
    for (;;) {
      if (pending === undefined) {
        const scene = await on.sees((s) => s.outcome !== null || isMine());
        if (scene.outcome !== null) return true;
        if (thinkMs > 0) await pause(thinkMs);
        const action = scene.options[chance.below(scene.options.length)] ?? {};
        pending = { id: `${seated.seat}-${++asked}`, decision: scene.decision, action };
      }
      const { id, decision, action } = pending;
      const askedAt = performance.now();
      const refusal = await on.ask({ t: 'act', decision, action: action as { type: string } }, id);
      pending = undefined;
      waits.push(performance.now() - askedAt);
      if (waits.length > REMEMBERED) waits.shift();
      if (refusal === undefined) sworn.push(action);
    }
  }

  /** Asks a quiet line, and gives a silent one up, when a browser would. */
  function watch(on: Client): () => void {
    const pulses = new Pulses(performance.now());
    let heard = on.raw.length;
    const timer = setInterval(() => {
      if (on.raw.length !== heard) pulses.heard(performance.now());
      heard = on.raw.length;
      const pulse = pulses.look(performance.now(), false);
      if (pulse === 'ask') on.send('{"t":"ping"}');
      else if (pulse === 'dead') on.socket.terminate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }

  async function live(): Promise<void> {
    while (!isOver) {
      const all = ports();
      let stop = (): void => {};
      try {
        const opening = connect(all[chance.below(all.length)] ?? 0, seated);
        client = await Promise.race([opening, pause(QUIET_MS + DEAD_MS).then(() => undefined)]);
        if (client === undefined) {
          // It may still come about: then nobody needs it any more.
          opening.then((late) => late.socket.terminate()).catch(() => {});
          continue;
        }
        stop = watch(client);
        if (client.heard[0]?.t === 'welcome' && lostAt !== undefined) gaps.push(performance.now() - lostAt);
        if (client.heard[0]?.t === 'welcome') lostAt = undefined;
        if (await play(client)) isOver = true;
      } catch {
        lostAt ??= performance.now();
      } finally {
        stop();
        client?.socket.terminate();
      }
      if (!isOver) await pause(AGAIN_MS + chance.below(AGAIN_MS));
    }
  }

  const living = live();
  return {
    sworn,
    gaps,
    waits,
    get isOver() {
      return isOver;
    },
    leave() {
      isOver = true;
      client?.socket.terminate();
      return living;
    },
  };
}
