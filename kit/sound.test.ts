import { afterEach, expect, test, vi } from 'vitest';
import { play } from './sound.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a tune is heard as soon as the browser lets it, and one that would come late is left out', async () => {
  const tones: number[] = [];
  let wait = (): Promise<void> => Promise.resolve();
  const joined = { connect: () => joined };
  class Recorder {
    readonly currentTime = 0;
    readonly destination = {};
    readonly resume = (): Promise<void> => wait();
    createOscillator() {
      const frequency = { value: 0 };
      return { frequency, connect: () => joined, start: () => tones.push(frequency.value), stop() {} };
    }
    createGain() {
      const [setValueAtTime, linearRampToValueAtTime, exponentialRampToValueAtTime] = [
        vi.fn(),
        vi.fn(),
        vi.fn(),
      ];
      const gain = { setValueAtTime, linearRampToValueAtTime, exponentialRampToValueAtTime };
      return { gain, ...joined };
    }
  }
  vi.stubGlobal('AudioContext', Recorder);
  await play('turn');
  expect(tones).toEqual([523, 659]);
  // Nobody has touched the page: the browser waits for that, and by then it is somebody else's turn.
  let touch = (): void => {};
  wait = () => new Promise((resolve) => (touch = resolve));
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const played = play('turn');
  now.mockReturnValue(60_000);
  touch();
  await played;
  expect(tones).toEqual([523, 659]);
});
