import type { FactMark } from '../../ui/fact/factMark.ts';
import type { Facts } from './facts.ts';

/**
 * Marks an element whose text is nothing but the value of a fact, with whose it is: `bill.owed:ZD2026…`. The same fact carries
 * the same value wherever it is shown; the explorer compares all that it has met in a session (tests/explore/rules/agrees.ts).
 */
export const factOf = <Name extends keyof Facts>(name: Name, id: Facts[Name]): FactMark => ({
  'data-fact': `${name}:${id}`,
});

/** Of what a total is the sum: the explorer adds up what it has seen of them, and compares. */
export function sumOf(total: FactMark, parts: readonly FactMark[], less: readonly FactMark[] = []): FactMark {
  const terms = [...parts.map(nameOf), ...less.map((part) => `-${nameOf(part)}`)];
  return terms.length === 0 ? total : { ...total, 'data-sum-of': terms.join(' ') };
}

const nameOf = (mark: FactMark): string => mark['data-fact'];

interface OnePeriod {
  readonly billNo: string;
  readonly period: number;
}

/** What of a repayment goes to one period of a bill: of one that was made, or of one that is looked at. */
export const shareFacts =
  (name: 'repay.share' | 'trial.share', repayment: string) =>
  ({ billNo, period }: OnePeriod): FactMark =>
    factOf(name, `${repayment}/${billNo}.${String(period)}`);
