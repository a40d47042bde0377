import { repayment } from '../../copy/repayment.ts';

/** 溢缴款账户 尾号6027; a bank transfer has no account. */
export function accountText(label: string, accountNo: string | undefined): string {
  return accountNo === undefined ? label : repayment.withTail(label, accountNo.slice(-4));
}
