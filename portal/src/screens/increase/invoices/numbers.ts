/** What a text of invoice numbers holds: from a sheet, a message, a file. */
export interface Numbers {
  readonly numbers: readonly string[];
  /** Long numbers that are no invoice's: mistyped, or cut off. */
  readonly unread: readonly string[];
}

const SEPARATORS = /[\s,，;；、"|]+/;

/** Every number of 20 digits; words, days and amounts that stand beside them are left alone. */
export function numbersIn(text: string): Numbers {
  const digits = text.split(SEPARATORS).filter((token) => /^\d{8,}$/.test(token));
  return {
    numbers: digits.filter((token) => token.length === 20),
    unread: digits.filter((token) => token.length !== 20),
  };
}
