import { LANGUAGES, type Language, languageFor } from './languages.ts';

/**
 * What a reader chose for this device. Kept in the browser, applied as data attributes that tokens.css knows.
 */
export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;
export const SOUNDS = ['off', 'on'] as const;
export const VIBRATIONS = ['off', 'on'] as const;
/** How long bots on this device wait before they act. */
export const BOT_PACES = ['quick', 'normal', 'slow'] as const;
/** Whether bots say why while somebody plays alone with them: a reason may give away what they hold. */
export const REASONS = ['end', 'open'] as const;
export const SIZES = ['normal', 'large', 'largest'] as const;
export const CONTRASTS = ['system', 'normal', 'more'] as const;
/** Whether what only this seat may see lies open on the screen; see peek.svelte.ts. */
export const SECRETS = ['shown', 'hold', 'press'] as const;
export const CONFIRMS = ['on', 'off'] as const;
/** How long what the others did is shown: at once, with a pause where it is grave, or step by step. */
export const PACES = ['quick', 'normal', 'step'] as const;
/** How much of what happens is said to whoever hears the page: all of it, or what concerns them. */
export const TELLINGS = ['full', 'short'] as const;
/** Whether single letters and digits do something: they may be in the way of speech or of a screen reader. */
export const LETTERS = ['on', 'off'] as const;
const LANGUAGE_CHOICES = ['system', ...(Object.keys(LANGUAGES) as Language[])] as const;

export const CHOICES = {
  language: LANGUAGE_CHOICES,
  theme: THEMES,
  motion: MOTIONS,
  pace: PACES,
  bots: BOT_PACES,
  reasons: REASONS,
  sound: SOUNDS,
  vibration: VIBRATIONS,
  size: SIZES,
  contrast: CONTRASTS,
  confirm: CONFIRMS,
  secrets: SECRETS,
  telling: TELLINGS,
  letters: LETTERS,
} as const;
export type Setting = keyof typeof CHOICES;
export type Settings = { [S in Setting]: (typeof CHOICES)[S][number] };

const KEY = 'crossings.settings';
const USUAL: Settings = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  pace: 'normal',
  bots: 'normal',
  reasons: 'open',
  sound: 'off',
  vibration: 'off',
  size: 'normal',
  contrast: 'system',
  confirm: 'on',
  secrets: 'shown',
  telling: 'full',
  letters: 'on',
};

export const settings = $state<Settings>({ ...USUAL, ...read() });

function read(): Partial<Settings> {
  const found: Record<string, string> = {};
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    for (const [name, values] of Object.entries(CHOICES)) {
      const value = (kept as Record<string, unknown>)[name];
      if (values.some((one) => one === value)) found[name] = String(value);
    }
  } catch {
    // A browser that forbids storage still plays, with the usual settings.
  }
  return found;
}

export function choose<S extends Setting>(name: S, value: Settings[S]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  apply();
}

/** What this reader reads. */
export const chosenLanguage = (): Language =>
  settings.language === 'system' ? languageFor(navigator.languages) : settings.language;

/** What is drawn now; `system` alone does not say it. */
const drawn = $state({ dark: false });
export const isDark = (): boolean => drawn.dark;

const asks = (query: string): boolean => matchMedia(query).matches;

/** Moves nothing across the screen if this says so. */
export const calmMotion = (): boolean =>
  settings.motion === 'less' || (settings.motion === 'system' && asks('(prefers-reduced-motion: reduce)'));

export function apply(): void {
  const { dataset } = document.documentElement;
  drawn.dark =
    settings.theme === 'dark' || (settings.theme === 'system' && asks('(prefers-color-scheme: dark)'));
  const more =
    settings.contrast === 'more' || (settings.contrast === 'system' && asks('(prefers-contrast: more)'));
  dataset.theme = drawn.dark ? 'dark' : 'light';
  dataset.contrast = more ? 'more' : 'normal';
  dataset.motion = calmMotion() ? 'less' : 'full';
  dataset.size = settings.size;
}

/** Follows the device until the reader chooses otherwise. */
export function follow(): void {
  apply();
  for (const query of [
    '(prefers-color-scheme: dark)',
    '(prefers-reduced-motion: reduce)',
    '(prefers-contrast: more)',
  ]) {
    matchMedia(query).addEventListener('change', apply);
  }
}
