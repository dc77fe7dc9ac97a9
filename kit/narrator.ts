type Speaking = typeof import('./speaking.ts');

let loading: Promise<Speaking> | undefined;

/** It comes after the first prompt, which is in nobody's way until then; what was to be said waits for it. */
const speaking = (): Promise<Speaking> => {
  loading ??= new Promise<void>((resolve) => setTimeout(resolve)).then(() => import('./speaking.ts'));
  return loading;
};

/** Says these sentences in this order, once; see speaking.ts. */
export const narrate: Speaking['narrate'] = (...said) => void speaking().then((one) => one.narrate(...said));
export const narratePrompt: Speaking['narratePrompt'] = (...said) =>
  void speaking().then((one) => one.narratePrompt(...said));
export const repeatPrompt: Speaking['repeatPrompt'] = (...said) =>
  void speaking().then((one) => one.repeatPrompt(...said));
