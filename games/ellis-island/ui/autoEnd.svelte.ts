const KEY = 'crossings.ellis-island.autoEnd';

/** Section 9: personal and off by default, so it is kept on this device and told to nobody. */
export const autoEnd = $state({ on: read() });

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

export function setAutoEnd(on: boolean): void {
  autoEnd.on = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
