import type { RepayForm } from '../useRepayForm.ts';
import { textOfAll } from './targets.ts';

/** Id of a trial in facts. Trials with equal bills, amount and coupon have the same id, so tests compare their figures. */
export const trialRef = ({
  choice,
  amount,
  couponId,
}: Pick<RepayForm['enteredRepayment'], 'choice' | 'amount' | 'couponId'>): string =>
  [textOfAll(choice.bills ?? []), String(choice.early ?? false), String(amount), couponId ?? ''].join('/');
