import type { RepayForm } from '../useRepayForm.ts';
import { textOfAll } from './targets.ts';

/** Two figures belong to one trial when bills, amount and coupon are equal. */
export const trialRef = ({
  choice,
  amount,
  couponId,
}: Pick<RepayForm['wish'], 'choice' | 'amount' | 'couponId'>): string =>
  [textOfAll(choice.bills ?? []), String(choice.early ?? false), String(amount), couponId ?? ''].join('/');
