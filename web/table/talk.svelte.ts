import { narrate } from '../../kit/narrator.ts';
import { settings } from '../../kit/settings.svelte.ts';
import { toast } from '../../kit/toasts.svelte.ts';
import { t } from '../../kit/words.svelte.ts';
import type { Play } from './play.svelte.ts';

/**
 * What was said at the table and not yet seen. Whoever does not look at the talk is told each new word once,
 * where they look.
 */
export class Unread {
  /** Where the table itself has a place for all talk: whether its reader looks there. */
  readsThere = $state(false);
  count = $derived.by(() => Math.max(0, this.#play().session.said.length - this.#seen));
  readonly #play: () => Play;
  look = (reads: boolean): void => {
    this.readsThere = reads;
  };
  #seen = $state(0);
  /** How much was there or was told: what was said before one came is no news. */
  #told: number | undefined;

  constructor(play: () => Play, looks: () => boolean) {
    this.#play = play;
    $effect(() => {
      const { said, table } = play().session;
      if (table === undefined) return;
      if (this.#told === undefined || looks()) this.#seen = said.length;
      const fresh = said
        .slice(this.#told ?? said.length)
        .filter(({ seat }) => seat === null || seat !== play().seat);
      for (const one of fresh) this.#tell(this.#words(one), looks(), said.length - this.#seen);
      this.#told = said.length;
    });
  }

  /** Whoever reads the talk sees it there. */
  #tell(said: string, looks: boolean, n: number): void {
    if (looks) narrate(said);
    else toast(said, t('talk.heard', { said, n }));
    if (!looks && settings.sound === 'on') void import('../../kit/sound.ts').then(({ play }) => play('word'));
  }

  #words({ seat, phrase, text }: Play['session']['said'][number]): string {
    const play = this.#play();
    const words = phrase === undefined ? (text ?? '') : play.saySentence({ key: phrase });
    const name = seat === null ? t('talk.onlooker') : (play.names[seat] ?? '');
    return t('talk.said', { name, words });
  }
}
