import { queryOptions } from '@tanstack/react-query';
import { vasWithdrawalCheck } from '#generated/gateway/operations/vasWithdrawalCheck.ts';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import type { ProductCode } from '../../products/product.ts';
import { transferOut, type AccountFacts } from './accountRules.ts';

/** Returns whether the account's own figures allow a transfer out, so that the provider is asked. */
export const isChecked = (account: AccountFacts): boolean =>
  account.accountType === FundAccountType.Overflow && transferOut(account) === 'open';

/** The provider's check of a transfer out. 2 §3 */
export const withdrawalQuery = (
  productCode: ProductCode,
  account: AccountFacts & { readonly accountNo: string },
) => {
  const input = { productCode, accountNo: account.accountNo };
  return queryOptions({
    queryKey: ['gateway', 'vasWithdrawalCheck', input],
    queryFn: ({ signal }) => vasWithdrawalCheck(input, { silent: true, signal }),
    enabled: isChecked(account),
  });
};
