import { createContext, use } from 'react';
import { maskCreditLimit } from '../../format/mask.ts';
import { formatAmount } from '../../format/money.ts';

/** Whether the amounts below in the tree are hidden. MoneyText, Figures, SegmentedBar and `useAmountText` follow it. */
export const AmountsHidden = createContext(false);

/** Returns a function that formats an amount within a sentence: plain or masked. */
export function useAmountText(): (value: number | undefined) => string {
  return use(AmountsHidden) ? maskCreditLimit : formatAmount;
}
