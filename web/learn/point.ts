/**
 * Marks what a lesson means on the table, also when it is drawn anew, until the returned function is called.
 */
export function pointAt(selector: string): () => void {
  const table = document.querySelector('main.table');
  const marked = (): NodeListOf<Element> => document.querySelectorAll('[data-pointed]');
  const mark = (): void => {
    const meant = new Set(table?.querySelectorAll(selector));
    for (const one of marked()) if (!meant.has(one)) one.removeAttribute('data-pointed');
    for (const one of meant) one.setAttribute('data-pointed', '');
  };
  mark();
  const seen = [...marked()].find((one) => one.getClientRects().length > 0);
  seen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const observer = new MutationObserver(mark);
  if (table !== null) observer.observe(table, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const one of marked()) one.removeAttribute('data-pointed');
  };
}
