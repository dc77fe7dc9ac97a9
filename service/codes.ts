/** 83 bits in the very shape of an id. No code looks like that, however it is typed. */
export const isTableId = (text: string): boolean => /^[a-z0-9]{16}$/.test(text);

/** As people type it: in capitals, with blanks or dashes. */
export const readCode = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
