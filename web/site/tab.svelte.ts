/** What the browser's tab is to say while a page knows better than its address. */
export const tab = $state<{ title: string | undefined; calls: boolean }>({ title: undefined, calls: false });

/** While this part of a page stands, the tab is called so; its icon says whether somebody is waited for. */
export function nameTab(title: () => string, calls: () => boolean = () => false): void {
  $effect(() => {
    tab.title = title();
    tab.calls = calls();
    return () => {
      tab.title = undefined;
      tab.calls = false;
    };
  });
}
