import { queryOptions } from '@tanstack/react-query';
import { vasWithdrawalCheck } from '#generated/gateway/operations/vasWithdrawalCheck.ts';
import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import type { ProductCode } from '../../products/product.ts';
import { transferOut, type AccountFacts } from './accountRules.ts';

/** The provider's check of a transfer out. It is requested only if the account's own figures allow one. 2 §3 */
export const withdrawalQuery = (
  productCode: ProductCode,
  account: AccountFacts & { readonly accountNo: string },
) => {
  const input = { productCode, accountNo: account.accountNo };
  return queryOptions({
    queryKey: ['gateway', 'vasWithdrawalCheck', input],
    queryFn: ({ signal }) => vasWithdrawalCheck(input, { silent: true, signal }),
    enabled: account.accountType === FundAccountType.Overflow && transferOut(account) === 'open',
  });
};
