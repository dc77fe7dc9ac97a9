/** Close codes of our own: 4000 to 4099 may try again, 4100 and above should not. */
export const CLOSE = {
  tooSlow: 4000,
  tooOften: 4001,
  noHello: 4002,
  restart: 4003,
  noTable: 4100,
  version: 4101,
};

/** Trying again will not help. */
export const isFinal = (code: number): boolean => code >= CLOSE.noTable;
