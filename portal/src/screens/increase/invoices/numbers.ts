import { foldWidth } from '#portal/format/typed.ts';

/** The invoice numbers in a text: from a sheet, a message, a file. */
export interface Numbers {
  readonly numbers: readonly string[];
  /** Long numbers that are no invoice number: mistyped, cut off, or shortened. */
  readonly unread: readonly string[];
}

const isWhole = (token: string): boolean => /^\d{20}$/.test(token);

const SEPARATORS = /[\s,，;；、"|]+/;

/** A long number shortened by a spreadsheet: 2.63321E+19. Its digits are lost. */
const SHORTENED = /^\d(\.\d+)?E\+\d+$/i;

/** Finds every number of 20 digits; ignores words, days and amounts beside them. */
export function numbersIn(text: string): Numbers {
  const digits = foldWidth(text)
    .split(SEPARATORS)
    .filter((token) => /^\d{8,}$/.test(token) || SHORTENED.test(token));
  return {
    numbers: digits.filter((token) => isWhole(token)),
    unread: digits.filter((token) => !isWhole(token)),
  };
}
