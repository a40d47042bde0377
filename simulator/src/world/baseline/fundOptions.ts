/** Options of a scenario's fund accounts. `makeFunds` makes the accounts from them, and `makeFundBook` the records. */
import { ClaimType, type ProductCode } from '#generated/shared/enums.ts';
import type { Company } from '../company/schema.ts';
import type { Given } from '../given.ts';
import type { Refund } from '../ledger/schema.ts';
import { isFactoring } from '../products.ts';
import { cents } from '../values/money.ts';
import { refundToAccount } from './afterSale.ts';
import type { FundOptions } from './funds.ts';
import { parentPin } from './people.ts';

/** Returns the options, with defaults. @param repaid repayment by the overflow account, if the ledger has one */
export function fundOptions(
  { funds = {} }: Given,
  product: ProductCode,
  company: Company,
  refunds: readonly Refund[],
  repaid: FundOptions['repaid'],
): FundOptions {
  const refund = refunds.find(({ id }) => id === refundToAccount.id);
  const factoringBalance = funds.factoringBalance ?? (isFactoring(product) ? 36_500 : undefined);
  return {
    company: company.name,
    legalPerson: company.legalPerson,
    pin: parentPin,
    overflowBalance: cents(funds.overflowBalance ?? 86_300.45),
    ...(factoringBalance !== undefined && { factoringBalance: cents(factoringBalance) }),
    repayMode: funds.repayMode ?? 'ONLINE',
    guidanceRead: funds.guidanceRead ?? false,
    withOverflow: !funds.withoutOverflow,
    withOffline: funds.offlineAccount ?? false,
    claimType: funds.claimedBy === 'operator' ? ClaimType.OperatorClaim : ClaimType.SelfClaim,
    incoming: funds.incoming ?? 3,
    cards: funds.cards ?? 1,
    ...(repaid && { repaid }),
    ...(refund && { refunded: { id: refund.id, amount: refund.amount, at: refund.finishedAt } }),
  };
}
