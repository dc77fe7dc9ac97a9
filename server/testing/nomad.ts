import type { Chance } from '../../engine/chance.ts';
import type { Seated } from '../../room/rest.ts';
import { type Client, connect } from './client.ts';

const AGAIN_MS = 100;
const LOOK_MS = 1000;
/** As long as a browser waits for a sign of life. */
const SILENT_MS = 6000;
const OPEN_MS = 3000;

/** Somebody who plays on whatever node answers, and asks again what was not answered. */
export interface Nomad {
  /** What was acknowledged, in order. */
  readonly sworn: readonly object[];
  /** Milliseconds from the loss of a line to the first picture on the next one. */
  readonly gaps: readonly number[];
  /** Milliseconds that the latest answers took. */
  readonly waits: readonly number[];
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

  /** Pings, and gives a silent line up. */
  function watch(on: Client): () => void {
    let heard = -1;
    let since = performance.now();
    const timer = setInterval(() => {
      if (on.raw.length !== heard) since = performance.now();
      heard = on.raw.length;
      if (performance.now() - since > SILENT_MS) on.socket.terminate();
      else on.send('{"t":"ping"}');
    }, LOOK_MS);
    return () => clearInterval(timer);
  }

  async function live(): Promise<void> {
    while (!isOver) {
      const all = ports();
      let stop = (): void => {};
      try {
        const opening = connect(all[chance.below(all.length)] ?? 0, seated);
        client = await Promise.race([opening, pause(OPEN_MS).then(() => undefined)]);
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
    leave() {
      isOver = true;
      client?.socket.terminate();
      return living;
    },
  };
}
