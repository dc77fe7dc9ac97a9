import type { Kind, Seat } from '../../engine/game.ts';
import { sayLeft } from '../../kit/duration.ts';
import { joined } from '../../kit/languages.ts';
import { isCovered } from '../../kit/peek.svelte.ts';
import type { Describes, Subject } from '../../kit/table.ts';
import { own, t, voice } from '../../kit/words.svelte.ts';
import { adviceFor, mayBeAdvised } from './advice.ts';
import type { Play } from './play.svelte.ts';
import '../../kit/later.ts';

/** What can be asked by one key or one word, in the order of the list. */
export const QUESTIONS = ['mine', 'seats', 'places', 'offers', 'changed', 'time', 'advice'] as const;
export type Question = (typeof QUESTIONS)[number];

/** A thing at the table in words. */
export interface Told {
  readonly about: Subject['about'];
  readonly name: string;
  readonly says: readonly string[];
}

/** What whoever asks may see: what is covered stays covered. */
interface Eyes {
  readonly view: Kind['view'] | undefined;
  readonly seat: Seat | null;
}

const OF: Readonly<Record<'mine' | 'seats' | 'places' | 'offers', readonly Subject['about'][]>> = {
  mine: ['mine'],
  seats: ['seat'],
  places: ['table', 'place'],
  offers: ['offer'],
};

/** The table in words, as far as these eyes see it. */
export async function tableInWords(play: Play, { view, seat }: Eyes): Promise<readonly Told[]> {
  if (view === undefined) return [];
  const { ui, title } = play.box;
  const describes: Describes<Kind> =
    (await ui.describe?.()) ??
    (await import('../../kit/plain/describe.ts')).plainDescribes(play.names.length);
  await play.learn();
  const { say } = voice(joined(own(title.texts), own(describes.texts)), play.names, seat);
  return describes
    .subjects(view, seat)
    .map(({ about, name, says }) => ({ about, name: say(name), says: says.map(say) }));
}

/** The answer in sentences; there is always one. */
export async function answerTo(play: Play, question: Question, eyes: Eyes): Promise<readonly string[]> {
  if (question === 'time') return [timeLeft(play)];
  if (question === 'advice')
    return mayBeAdvised(play) ? (await adviceFor(play)).says : [t('advice.notAlone')];
  if (question === 'changed') {
    const steps = play.recap.steps.flatMap((one) => (isCovered() ? one.open : one.lines));
    return steps.length === 0 ? [t('ask.unchanged')] : steps.map(({ line }) => play.say(line));
  }
  const told = (await tableInWords(play, eyes)).filter(({ about }) => OF[question].includes(about));
  return told.length === 0 ? [t('ask.nothing')] : told.flatMap(inSentences);
}

/** What is one's own needs no name before it, nor does what begins with it. */
export function inSentences({ about, name, says }: Told): readonly string[] {
  const said = says.join(' ');
  if (said === '') return [name];
  return [about === 'mine' || said.startsWith(name) ? said : `${name}: ${said}`];
}

function timeLeft({ timed, shown, seat, box, session }: Play): string {
  if (session.table?.paused) return t('note.paused');
  const beyond = shown === undefined ? 0 : (box.ui.beyond?.(shown.view, seat) ?? 0);
  if (timed === undefined) return t('ask.noTime');
  const left = Math.max(0, timed.leftMs - (performance.now() - timed.atMs)) + beyond;
  const isMine = seat !== null && shown?.awaiting.must.includes(seat) === true;
  return t(isMine ? 'clock.yours' : 'clock.theirs', { left: sayLeft(left, t) });
}
