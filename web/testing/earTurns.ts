/** One decision: the keys that were pressed for it, and all that was heard until the next one. */
export interface Decision {
  readonly keys: readonly string[];
  /** How many it had taken if any other choice of the list were as often wished for. */
  readonly evenly: number;
  readonly chose: string;
  readonly heard: readonly string[];
  /** Somebody else was asked since the one before: a turn begins. */
  readonly isNew: boolean;
  /** It was this seat's turn; else it answered somebody else in theirs. */
  readonly isMine: boolean;
  /** Something was filled in, which is no keys of a typical turn. */
  readonly isForm?: boolean;
}

type Counts = (one: Decision) => number;
const pressed: Counts = ({ keys }) => keys.length;

/** The sums of what belongs together: a turn, or what was asked between two of them. */
function runs(all: readonly Decision[], counts: (one: Decision) => boolean, of: Counts): readonly number[] {
  const sums: number[] = [];
  let isOpen = false;
  for (const one of all) {
    if (!counts(one)) isOpen = false;
    else {
      if (!isOpen || one.isNew) sums.push(0);
      isOpen = true;
      sums.push((sums.pop() ?? 0) + (one.isForm === true ? 0 : of(one)));
    }
  }
  return sums;
}

const isMine = ({ isMine: mine }: Decision): boolean => mine;

/** The keys of each turn of its own, whole: of all decisions until somebody else was asked. */
export const keysOfTurns = (all: readonly Decision[]): readonly number[] => runs(all, isMine, pressed);

/** The same, if any choice of a list were wished for as often as any other. */
export const keysEvenly = (all: readonly Decision[]): readonly number[] =>
  runs(all, isMine, ({ evenly }) => evenly);

/** The keys for what it was asked between two turns of its own: to answer an offer, to choose a card. */
export const keysBetween = (all: readonly Decision[]): readonly number[] =>
  runs(all, (one) => !isMine(one), pressed);

/** What was heard, as text for a reader. */
export function written(title: string, all: readonly Decision[], last: readonly string[]): string {
  const told = all.map(({ keys, chose, heard, isNew, isMine: mine }) =>
    [...(isNew && mine ? [''] : []), ...heard.map((one) => `  ${one}`), `> ${keys.join(' ')}: ${chose}`].join(
      '\n',
    ),
  );
  return `${[title, ...told, ...last.map((one) => `  ${one}`)].join('\n')}\n`;
}
