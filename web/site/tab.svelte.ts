/** What the browser's tab is to say while a page knows better than its address. */
export const tab = $state<{ title: string | undefined }>({ title: undefined });

/** While this part of a page stands, the tab is called so. */
export function nameTab(title: () => string): void {
  $effect(() => {
    tab.title = title();
    return () => {
      tab.title = undefined;
    };
  });
}
