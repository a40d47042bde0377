import type { FactMark } from '../../ui/fact/factMark.ts';
import type { Facts } from './facts.ts';

/**
 * Marks an element whose text is exactly the value of a fact, with its owner: `bill.owed:ZD2026…`. The same fact has
 * the same value everywhere; the explorer compares all marks of a session (tests/explore/rules/agrees.ts).
 */
export const factOf = <Name extends keyof Facts>(name: Name, id: Facts[Name]): FactMark => ({
  'data-fact': `${name}:${id}`,
});

/** Names the parts of a total: the explorer adds up the parts it has seen and compares. */
export function sumOf(total: FactMark, parts: readonly FactMark[], less: readonly FactMark[] = []): FactMark {
  const terms = [...parts.map(nameOf), ...less.map((part) => `-${nameOf(part)}`)];
  return terms.length === 0 ? total : { ...total, 'data-sum-of': terms.join(' ') };
}

const nameOf = (mark: FactMark): string => mark['data-fact'];

interface OnePeriod {
  readonly billNo: string;
  readonly period: number;
}

/** Marks the share of a repayment that goes to one period of a bill: of a past repayment or of a trial. */
export const shareFacts =
  (name: 'repay.share' | 'trial.share', repayment: string) =>
  ({ billNo, period }: OnePeriod): FactMark =>
    factOf(name, `${repayment}/${billNo}.${String(period)}`);
