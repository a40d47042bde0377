import { refusals } from '../../copy/form.ts';
import { parseAmount } from '../../format/amount.ts';

/**
 * Returns the error message for an invalid amount, or undefined.
 * @param fallback message of the form for a text that is not a number at all
 */
export function amountError(text: string, fallback: string): string | undefined {
  const read = parseAmount(text);
  if ('yuan' in read) return undefined;
  return read.problem === 'amount' ? fallback : refusals[read.problem]();
}
