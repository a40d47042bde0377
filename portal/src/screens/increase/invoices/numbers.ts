import { foldWidth } from '#portal/format/typed.ts';
import { readDate } from '#portal/ui/control/dateText.ts';

/** The invoice numbers found in a text. */
export interface Numbers {
  readonly numbers: readonly string[];
  /** Numbers of 8 or more digits that are no invoice number (mistyped or cut off), and shortened ones. */
  readonly unread: readonly string[];
}

const isInvoiceNumber = (token: string): boolean => /^\d{20}$/.test(token);

/** A day without separators: 20261102. */
const isDay = (token: string): boolean => /^20\d{6}$/.test(token) && readDate(token, 'day') !== undefined;

const SEPARATORS = /[\s,，;；、"|]+/;

/** A long number that a spreadsheet has shortened, like 2.63321E+19; its last digits are lost. */
const SHORTENED = /^\d(\.\d+)?E\+\d+$/i;

/** Finds the invoice numbers, which have 20 digits; ignores words, dates and amounts beside them. */
export function numbersIn(text: string): Numbers {
  const digits = foldWidth(text)
    .split(SEPARATORS)
    .filter((token) => (/^\d{8,}$/.test(token) && !isDay(token)) || SHORTENED.test(token));
  return {
    numbers: digits.filter((token) => isInvoiceNumber(token)),
    unread: digits.filter((token) => !isInvoiceNumber(token)),
  };
}
