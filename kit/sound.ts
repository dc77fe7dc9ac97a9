/** Short soft sounds made on the spot: no files, and nothing until somebody asks for it. */
export type Sound = 'turn' | 'word' | 'card' | 'coin' | 'wing' | 'arrive' | 'fail' | 'win';

/** Pitches in hertz, one after another. */
const TUNES: Readonly<Record<Sound, readonly number[]>> = {
  turn: [523, 659],
  word: [587, 494],
  card: [330],
  coin: [988, 1319],
  wing: [220, 196],
  arrive: [523, 659, 784],
  fail: [294, 233],
  win: [523, 659, 784, 1047],
};
const NOTE_S = 0.09;

/** A sound that comes later than this says nothing any more. */
const LATE_MS = 1000;

let context: AudioContext | undefined;

/**
 * A browser lets nothing be heard before its page was touched: then this waits. What was to be heard
 * meanwhile would all come at once with the first touch, so it is left out.
 */
export async function play(sound: Sound): Promise<void> {
  const asked = performance.now();
  context ??= new AudioContext();
  await context.resume();
  if (performance.now() - asked < LATE_MS) sing(context, sound);
}

function sing(context: AudioContext, sound: Sound): void {
  const { currentTime, destination } = context;
  for (const [i, pitch] of TUNES[sound].entries()) {
    const from = currentTime + i * NOTE_S;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = sound === 'card' || sound === 'wing' ? 'triangle' : 'sine';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(0.12, from + 0.012);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + NOTE_S * 2.4);
    tone.connect(loudness).connect(destination);
    tone.start(from);
    tone.stop(from + NOTE_S * 2.5);
  }
}
