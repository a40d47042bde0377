import { createContext, use } from 'react';
import { maskCreditLimit } from '../../format/mask.ts';
import { formatAmount } from '../../format/money.ts';

/** Whether the amounts below are hidden. MoneyText, Figures, SegmentedBar and `useAmountText` obey it. */
export const AmountsHidden = createContext(false);

/** Returns how an amount within a sentence is written: as it is, or masked. */
export function useAmountText(): (value: number | undefined) => string {
  return use(AmountsHidden) ? maskCreditLimit : formatAmount;
}
