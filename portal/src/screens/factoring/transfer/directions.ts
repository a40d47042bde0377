import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';

type Account = Pick<
  FundAccountDetail,
  'accountNo' | 'accountType' | 'investorNo' | 'available' | 'balance' | 'repayMode'
>;

/** Source and target account of a possible transfer. */
export interface Direction<Side extends Account = Account> {
  /** Number of the source account. */
  readonly id: string;
  readonly from: Side;
  readonly to: Side;
}

/**
 * The possible transfers: both ways between a balance account and the overflow account of its investor. An account of an
 * offline investor cannot receive. docs/decisions/0228
 */
export function directionsOf<Side extends Account>(accounts: readonly Side[]): readonly Direction<Side>[] {
  const overflows = accounts.filter(({ accountType }) => accountType === FundAccountType.Overflow);
  return accounts
    .filter(({ accountType }) => accountType === FundAccountType.Factoring)
    .flatMap((balance) =>
      overflows
        .filter(({ investorNo }) => investorNo === balance.investorNo)
        .flatMap((overflow) => [direction(balance, overflow), direction(overflow, balance)]),
    )
    .filter(({ to }) => to.repayMode !== 'OFFLINE');
}

const direction = <Side extends Account>(from: Side, to: Side): Direction<Side> => ({
  id: from.accountNo,
  from,
  to,
});

/** The initial direction: from the account in the URL, else from the first one with money available, else the first. */
export const firstDirection = <Side extends Account>(
  directions: readonly Direction<Side>[],
  from: string | null,
): Direction<Side> | undefined =>
  directions.find(({ id }) => id === from) ??
  directions.find((each) => each.from.available > 0) ??
  directions[0];
