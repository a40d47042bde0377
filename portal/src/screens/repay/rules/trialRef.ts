import type { RepayForm } from '../useRepayForm.ts';
import { textOfAll } from './targets.ts';

/** Two figures are of one trial if the same bills, amount and coupon were asked for. */
export const trialRef = ({
  choice,
  amount,
  couponId,
}: Pick<RepayForm['wish'], 'choice' | 'amount' | 'couponId'>): string =>
  [textOfAll(choice.bills ?? []), String(choice.early ?? false), String(amount), couponId ?? ''].join('/');
