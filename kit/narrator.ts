type Speaking = typeof import('./speaking.ts');

let loading: Promise<Speaking> | undefined;

/** It comes after the first prompt, which is in nobody's way until then; what was to be said waits for it. */
const speaking = (): Promise<Speaking> => {
  loading ??= new Promise<void>((resolve) => setTimeout(resolve)).then(() => import('./speaking.ts'));
  return loading;
};

/** Says these sentences in this order, once; see speaking.ts. */
export const narrate: Speaking['narrate'] = (...said) => void speaking().then((one) => one.narrate(...said));
export const narratePrompt: Speaking['narratePrompt'] = (...said) => {
  held = said;
  if (isHeld) return;
  // While the voice was on its way something may have happened that led to it, or another question come.
  void speaking().then((one) => {
    if (isHeld || held !== said) return;
    held = undefined;
    one.narratePrompt(...said);
  });
};
export const askAgain: Speaking['askAgain'] = () => void speaking().then((one) => one.askAgain());
export const askChanged: Speaking['askChanged'] = () => void speaking().then((one) => one.askChanged());
export const askHeld: Speaking['askHeld'] = () => void speaking().then((one) => one.askHeld());
export const askAnew: Speaking['askAnew'] = () => void speaking().then((one) => one.askAnew());
export const repeatPrompt: Speaking['repeatPrompt'] = (...said) =>
  void speaking().then((one) => one.repeatPrompt(...said));

/** Takes what was said before out of the page. */
export const hush: Speaking['hush'] = () => void loading?.then((one) => one.hush());
/** Also what was about to be said. */
export const silence: Speaking['silence'] = () => void loading?.then((one) => one.silence());

let isHeld = false;
let held: Parameters<Speaking['narratePrompt']> | undefined;

/** While what led to a question cannot be said yet, the question waits; the latest is said then. */
export function holdQuestions(wait: boolean): void {
  isHeld = wait;
  if (!wait && held !== undefined) narratePrompt(...held);
}
