export interface Standing {
  /** Of these nobody hears anything. */
  readonly gone: readonly string[];
  /** Nobody reaches the server. */
  readonly isDown: boolean;
}

/** What is unclear on this page, in the words of who wrote the test; '' if nothing is. Runs inside the page. */
export function complaintOf({ gone, isDown }: Standing): string {
  const textOf = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';
  if (isDown && textOf('.pill.lost, .lobby .lost') === '') return 'nobody is reached, and it is not said';
  const lobby = document.querySelector('.lobby');
  if (lobby !== null) {
    if (textOf('.lobby .mine .ask') === '') return 'nothing is said before it begins';
    const can = lobby.querySelector('.mine :is(button, summary):not([disabled])');
    return can === null ? 'before it begins nothing can be done' : '';
  }
  const over = document.querySelector('dialog[open], .moment');
  if (over !== null) {
    if ((over.textContent ?? '').trim() === '') return 'something lies over the table and says nothing';
    const isStuck = over.matches('dialog') && over.querySelector('button:not([disabled])') === null;
    return isStuck ? `what lies over the table cannot be put away: “${over.textContent}”` : '';
  }
  if (document.querySelector('main.table.over') !== null) return '';
  if (isDown && document.querySelector('.mine[aria-busy="true"]') !== null)
    return /is sent/.test(textOf('.pill.lost')) ? '' : 'what was done is on its way, and it is not said';
  const asked = textOf('#prompt');
  if (asked === '' || /^One moment/.test(asked)) return `nothing is asked: “${asked}”`;
  const missing = [...document.querySelectorAll('.stack .note')].find(({ textContent }) =>
    /away for a while|Free seat/.test(textContent ?? ''),
  );
  const looksOn = document.querySelector('.bar .watching') !== null;
  const isTheirs = looksOn && !/Free seat/.test(missing?.textContent ?? '');
  if (missing !== undefined && !isTheirs && missing.querySelector('button') === null)
    return `nothing can be done about it: “${missing.textContent}”`;
  if (/^Paused/.test(document.title)) {
    const resumes = [...document.querySelectorAll('.stack .note button')].some(
      (one) => one.textContent === 'Resume',
    );
    return looksOn || resumes ? '' : 'paused, and nothing can be done about it';
  }
  if (/^Your turn/.test(document.title)) {
    const touchable = '.mine button, .mine input, .board button, .board [data-choose], .hold, .hall button';
    const can = [...document.querySelectorAll(touchable)].some(
      (one) => one.ariaDisabled !== 'true' && !one.matches('[disabled], .undo, [data-talk]'),
    );
    return can ? '' : `on turn, and nothing can be touched: “${asked}”`;
  }
  const [, names = ''] = /^Waiting for (.*) · /.exec(document.title) ?? [];
  if (names === '') return `whose turn it is is not said: “${document.title}”`;
  const notes = [...document.querySelectorAll('.stack .note, .line .note')]
    .map((one) => one.textContent ?? '')
    .join(' ');
  const missed = gone.find((name) => names.includes(name) && !notes.includes(name));
  return missed === undefined ? '' : `waits for ${missed}, and nobody says why: “${notes}”`;
}

/** What somebody reads here: the tab, what is asked, and what stands above the board. Runs inside the page. */
export function seenOf(): string {
  const read = (selector: string): string =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((one) => one.checkVisibility())
      .map((one) => one.innerText.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== '')
      .join(' / ');
  const lobby = read('.lobby .mine');
  if (lobby !== '') return `before it begins: ${lobby}`;
  const over = read('dialog[open] h2, .moment h2');
  return [document.title, read('.pill.lost'), read('#prompt'), read('.stack .note'), read('.toasts'), over]
    .filter((text) => text !== '')
    .join(' | ');
}
