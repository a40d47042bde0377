import { foldWidth } from '#portal/format/typed.ts';

/** What a text of invoice numbers holds: from a sheet, a message, a file. */
export interface Numbers {
  readonly numbers: readonly string[];
  /** Long numbers that are no invoice's: mistyped, cut off, or shortened. */
  readonly unread: readonly string[];
}

const isWhole = (token: string): boolean => /^\d{20}$/.test(token);

const SEPARATORS = /[\s,，;；、"|]+/;

/** A long number as a spreadsheet shortens it: 2.63321E+19. Its digits are lost. */
const SHORTENED = /^\d(\.\d+)?E\+\d+$/i;

/** Every number of 20 digits; words, days and amounts that stand beside them are left alone. */
export function numbersIn(text: string): Numbers {
  const digits = foldWidth(text)
    .split(SEPARATORS)
    .filter((token) => /^\d{8,}$/.test(token) || SHORTENED.test(token));
  return {
    numbers: digits.filter((token) => isWhole(token)),
    unread: digits.filter((token) => !isWhole(token)),
  };
}
