/** Whether two actions order the same: equal as JSON, whatever the order of their fields. */
export const sameAction = (a: object, b: object): boolean => textOf(a) === textOf(b);

/** Whether a menu lists this action. */
export const hasAction = (options: readonly object[], action: object): boolean =>
  options.some((option) => sameAction(option, action));

const textOf = (action: object): string => JSON.stringify(Object.entries(action).sort());
