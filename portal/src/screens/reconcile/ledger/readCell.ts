import { centsOf, readAmount } from '#portal/format/amount.ts';
import { foldWidth, halfWidth } from '#portal/format/typed.ts';
import { readDate } from '#portal/ui/control/dateText.ts';
import { dayOfSerial } from '../file/cellFormat.ts';

/** Errors of a formula, as Excel and WPS write them. */
const FORMULA_ERROR = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)/;

export const isFormulaError = (cell: string): boolean => FORMULA_ERROR.test(cell);

const DASHES = /[\p{Pd}\u2212]/gu;

/** Negative amounts: `(5)`, `-5`, `¥-5` and `5-`. */
const NEGATIVE = /^\((.+)\)$|^([¥\s]*)-(.+)$|^(.+)-$/;

/**
 * Reads an amount in cents: all that amount fields read, and negative amounts. A dash alone is 0, since the accounting
 * format of spreadsheets shows zero that way.
 * @returns undefined if the cell has no amount
 */
export function readCents(cell: string): number | undefined {
  const text = foldWidth(cell).replace(DASHES, '-').replace(/^\+/, '').trim();
  if (/^-+$/.test(text)) return 0;
  const negative = unsigned(text);
  const yuan = readAmount(roundedToCents(negative ?? text));
  if (yuan === undefined) return undefined;
  // Zero has no sign: `-0` would not equal `0`.
  return yuan === 0 || negative === undefined ? centsOf(yuan) : -centsOf(yuan);
}

/** Returns a negative amount without its sign or brackets; undefined for any other text. */
function unsigned(text: string): string | undefined {
  const [, inBrackets, currency = '', amountAfterSign, amountBeforeSign] = NEGATIVE.exec(text) ?? [];
  return amountAfterSign === undefined ? (inBrackets ?? amountBeforeSign) : currency + amountAfterSign;
}

/** Rounds a calculated amount with three or more decimals to the cent, as the spreadsheet shows it; `.5` becomes `0.5`. */
const roundedToCents = (text: string): string =>
  /^\d+\.\d{3,}$/.test(text) ? Number(text).toFixed(2) : text.replace(/^\./, '0.');

/** Days 1998-07-24 to 2102-08-07 as a spreadsheet counts them, 36000 to 73999, with or without a time: `46328.4375`. */
const SERIAL = /^(?:3[6-9]\d{3}|[4-6]\d{4}|7[0-3]\d{3})(?:\.\d+)?$/;

/** Reads a written day, with or without a time; undefined if the cell has no day. */
export const readWrittenDay = (cell: string): string | undefined =>
  readDate(
    foldWidth(cell)
      .trim()
      .replace(/(?:\s+|T)\d{1,2}[:：]\d{2}.*$/, ''),
    'day',
  );

/** Reads a day in a column of days, where a plain number is a spreadsheet's count of days. */
export function readDay(cell: string): string | undefined {
  const text = halfWidth(cell);
  return readWrittenDay(cell) ?? (SERIAL.test(text) ? dayOfSerial(Number(text)) : undefined);
}

/** The number of a bill or order that was read from a cell. */
export interface NumberRead {
  readonly number: string;
  /** Period of a bill that was split: `JC1.2`, `JC1第2期`. */
  readonly period?: number;
}

/** A number that the spreadsheet has rounded: its last digits are lost. */
export const isRounded = (cell: string): boolean => /^\d(?:\.\d+)?E\+?\d+$/i.test(halfWidth(cell));

/** A provider's number in a sentence: up to four letters, then eight or more characters from a digit on, then its period. */
const IN_SENTENCE = /[A-Z]{0,4}\d[A-Z\d]{7,}(?:[._]\d{1,2}(?!\d)|第\d{1,2}(?:\/\d{1,2})?期)?/g;

const PERIOD = /^(.+?)(?:[._](\d{1,2})|第(\d{1,2})(?:\/\d{1,2})?期)$/;

/** Splits a number from the period after it. */
function split(text: string): NumberRead {
  const [, number = text, dotted, worded] = PERIOD.exec(text) ?? [];
  const period = dotted ?? worded;
  return period === undefined ? { number } : { number, period: Number(period) };
}

/** Whether the whole cell is a document number: letters, digits and hyphens. */
const isDocumentNumber = ({ number }: NumberRead): boolean =>
  /^[A-Z\d][A-Z\d-]{2,}$/.test(number) && /\d/.test(number);

/** Reads the number of a bill or an order: the whole cell, or the longest number in its sentence. @returns undefined without one */
export function readNumber(cell: string): NumberRead | undefined {
  const text = halfWidth(cell)
    .replace(DASHES, '-')
    .toUpperCase()
    .replace(/^(\d+)\.0+$/, '$1');
  const whole = split(text);
  if (isDocumentNumber(whole)) return whole;
  const [longest] = (text.match(IN_SENTENCE) ?? []).sort((one, other) => other.length - one.length);
  return longest === undefined ? undefined : split(longest);
}
