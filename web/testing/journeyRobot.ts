/** The Journey: Istanbul by what stands on the page. It runs inside the page, so it may use nothing from outside itself. */
export function decideJourney(): 'done' | 'waiting' {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const press = (one: HTMLElement | undefined): 'done' | 'waiting' => {
    one?.click();
    return one === undefined ? 'waiting' : 'done';
  };
  const skip = all('.moment .choice')[0];
  if (skip !== undefined) return press(skip);
  if (document.querySelector('dialog[open]') !== null) return 'waiting';
  const button = (text: RegExp): HTMLElement | undefined =>
    all('.mine .choice').find((one) => text.test(one.textContent ?? '') && one.ariaDisabled !== 'true');
  const armed = all('.mine .choice.armed')[0];
  if (armed !== undefined) return press(armed);
  const look = button(/Look at day/);
  if (look !== undefined) return press(look);
  const lit = all('.ev.lit').filter((one) => !one.querySelector('.pin'));
  const [any] = lit.length > 0 ? lit : all('.ev.lit');
  if (any !== undefined && /Look/.test(document.querySelector('#prompt')?.textContent ?? '')) {
    return press(lit[Math.floor(Math.random() * lit.length)] ?? any);
  }
  const goes = all('.mine .choice').filter((one) => /^\s*(To |Leave jail for)/.test(one.textContent ?? ''));
  if (goes.length > 0) return press(goes[Math.floor(Math.random() * goes.length)]);
  return press(
    button(/Draw a card/) ??
      button(/^\s*Pay .* for the/) ??
      button(/Travel for/) ??
      button(/Work for/) ??
      button(/^\s*Pass/) ??
      button(/Take .* TL from/) ??
      button(/Do not wait for me/) ??
      button(/Accept jail/) ??
      button(/End the turn/),
  );
}
