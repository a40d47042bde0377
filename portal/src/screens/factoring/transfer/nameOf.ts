import { FundAccountTypeLabel } from '#generated/shared/labels.ts';
import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { fundsCopy } from '#portal/domain/funds/copy.ts';

/** Names an account by its type and the end of its number. */
export const nameOf = ({ accountType, accountNo }: Pick<FundAccountDetail, 'accountType' | 'accountNo'>) =>
  fundsCopy.account.tail(FundAccountTypeLabel[accountType], accountNo);
