import { copy } from '../copy.ts';
import type { RepayBill } from './targets.ts';

const percent = (rate: number): string => `${rate.toFixed(2)}%`;

/** 10.95%, or the range from lowest to highest when the bills differ. */
export function rateText(bills: readonly Pick<RepayBill, 'executedRate'>[]): string {
  const rates = bills.map(({ executedRate }) => executedRate);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  if (rates.length === 0) return copy.none;
  return low === high ? percent(low) : `${percent(low)} - ${percent(high)}`;
}
