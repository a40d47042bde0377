/** Incoming transfers: claimable ones, and the day's remaining tries of a self claim. */
import { ClaimStatus, FundAccountType, type ProductCode } from '#generated/shared/enums.ts';
import { isFactoring } from '../products.ts';
import { terms } from '../terms.ts';
import { addDays, dayOf, momentOf, type Day, type Instant } from '../values/calendar.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { withBook } from './funds.ts';
import type { Claim, FundAccount, IncomingTransfer } from './schema.ts';

/** Returns the claim of a transfer that is in progress or successful. A failed one leaves it free. */
export const standingClaim = ({ fundBook }: World, transferNo: string): Claim | undefined =>
  fundBook.claims.find((claim) => claim.transferNo === transferNo && claim.status !== ClaimStatus.Failed);

export const incomingTransfer = (
  { fundBook }: World,
  transferNo: string,
  now: Instant,
): IncomingTransfer | undefined =>
  fundBook.incoming.find(({ no, at }) => no === transferNo && at <= momentOf(now));

/**
 * Returns the transfers that an account may claim or sees in a claim: of its funder and the last days, newest first.
 */
export function claimable(
  world: World,
  { investorNo, repayMode }: FundAccount,
  now: Instant,
): IncomingTransfer[] {
  if (repayMode === 'OFFLINE') return [];
  const since = addDays(dayOf(now), -terms.incomingDays);
  return world.fundBook.incoming
    .filter(
      (transfer) =>
        transfer.investorNo === investorNo &&
        transfer.at <= momentOf(now) &&
        transfer.at.slice(0, 10) > since &&
        standingClaim(world, transfer.no)?.status !== ClaimStatus.Success,
    )
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Adds an incoming transfer from the company's own bank to a funder. @param amount cents */
export function arrive(
  world: World,
  { investorNo, amount }: Pick<IncomingTransfer, 'investorNo' | 'amount'>,
  now: Instant,
): { world: World; transfer: IncomingTransfer } {
  const { incoming } = world.fundBook;
  const transfer: IncomingTransfer = {
    // 90 keeps the number above those of the baseline.
    no: numberOf('LK', now, incoming.length + 90),
    investorNo,
    payerName: world.company.name,
    payerBank: '招商银行',
    payerAccount: '1202264900183308',
    amount,
    at: momentOf(now),
    wrong: 0,
  };
  return { transfer, world: withBook(world, { incoming: [...incoming, transfer] }) };
}

/** Returns the claimable transfers that no claim has yet. */
export const unclaimed = (world: World, account: FundAccount, now: Instant): IncomingTransfer[] =>
  claimable(world, account, now).filter(({ no }) => standingClaim(world, no) === undefined);

/** Returns the account on which a product books claimed transfers to a funder; undefined if the hotline handles them. */
export function claimingAccount(
  { funds }: World,
  product: ProductCode,
  investorNo: string,
): FundAccount | undefined {
  const kinds = isFactoring(product)
    ? [FundAccountType.Factoring, FundAccountType.Overflow, FundAccountType.EasyPay]
    : [FundAccountType.Overflow, FundAccountType.EasyPay];
  return kinds
    .flatMap((kind) => funds.filter(({ type }) => type === kind))
    .find((account) => account.investorNo === investorNo && account.repayMode === 'ONLINE');
}

/** Returns the day's remaining tries of a self claim. */
export const triesLeft = ({ wrong, wrongOn }: IncomingTransfer, today: Day): number =>
  wrongOn === today ? Math.max(0, terms.claimTries - wrong) : terms.claimTries;
