/** Whether two actions order the same: equal as JSON, whatever the order of their fields. */
export const sameAction = (a: object, b: object): boolean => keyOf(a) === keyOf(b);

/** Whether a menu lists this action. */
export const hasAction = (options: readonly object[], action: object): boolean =>
  options.some((option) => sameAction(option, action));

/** One text for all actions that order the same. */
export const keyOf = (action: object): string => JSON.stringify(Object.entries(action).sort());
