import { refusals } from '../../copy/form.ts';
import { parseAmount } from '../../format/amount.ts';

/**
 * Returns why a text is no amount; undefined when it is one. @param otherwise the form's own words where the reader
 * has no reason
 */
export function amountReason(text: string, otherwise: string): string | undefined {
  const read = parseAmount(text);
  if ('yuan' in read) return undefined;
  return read.problem === 'amount' ? otherwise : refusals[read.problem]();
}
