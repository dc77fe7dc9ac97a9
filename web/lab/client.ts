import type { FromDesk, ToDesk } from './wire.ts';

/** The laboratory in a worker: a page stays quick whatever is being played. */
export interface Desk {
  tell(message: ToDesk): void;
  close(): void;
}

/** `failed`: it could not be loaded, as without a network where it never was. */
export function openDesk(heard: (told: FromDesk) => void, failed: () => void): Desk {
  const worker = new Worker(new URL('../link/worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromDesk>) => heard(data);
  worker.onerror = failed;
  return {
    tell: (say) => worker.postMessage({ t: 'lab', say }),
    close: () => worker.terminate(),
  };
}
