/** Claims and withdrawals of a scenario that are in progress or have just ended. */
import { ClaimType } from '#generated/shared/enums.ts';
import { claimTransfer, uploadVoucher } from '../funds/claims.ts';
import { withBook } from '../funds/funds.ts';
import { arrive } from '../funds/incoming.ts';
import { planWithdrawal, withdraw } from '../funds/withdrawals.ts';
import type { Given } from '../given.ts';
import { terms } from '../terms.ts';
import { dayOf, type Instant } from '../values/calendar.ts';
import { cents, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';
import { factoringAccountNo, overflowAccountNo } from './funds.ts';
import { GivenImpossible } from './impossible.ts';

const MINUTE = 60_000;

/** Returns the account that a scenario means: the factoring balance if there is one, else the overflow account. */
const ownAccount = ({ funds }: World): string | undefined =>
  [factoringAccountNo, overflowAccountNo].find((no) => funds.some(({ accountNo }) => accountNo === no));

/**
 * Returns the outcome of an accepted command.
 *
 * @param what place in the scenario that needs the command
 * @throws GivenImpossible if the command is refused
 */
function accepted<Outcome extends { world: World } | { refuse: string }>(
  what: string,
  now: Instant,
  outcome: Outcome,
): Exclude<Outcome, { refuse: string }> {
  if ('refuse' in outcome) throw new GivenImpossible(what, now, outcome.refuse);
  return outcome as Exclude<Outcome, { refuse: string }>;
}

interface ClaimStatement {
  what: string;
  transferNo: string;
  claimType: ClaimType;
  /** True if the claim has another amount than the transfer, so that it will fail. */
  wrong?: boolean;
}

function claimed(
  world: World,
  { what, transferNo, claimType, wrong = false }: ClaimStatement,
  now: Instant,
): World {
  const transfer = world.fundBook.incoming.find(({ no }) => no === transferNo);
  const accountNo = ownAccount(world);
  if (transfer === undefined || accountNo === undefined) throw new GivenImpossible(what, now, 'no-transfer');
  const day = transfer.at.slice(0, 10);
  const file = {
    name: `网银回单${transferNo.slice(-4)}.pdf`,
    bytes: 176_128,
    type: 'application/pdf' as const,
  };
  const uploaded = accepted(what, now, uploadVoucher(world, { ...file, transferNo }, now));
  const wish = {
    transferNo,
    accountNo,
    claimType,
    amount: wrong ? transfer.amount + cents(100) : transfer.amount,
    day,
    vouchers: [uploaded.voucher.id],
  };
  return accepted(what, now, claimTransfer(uploaded.world, wish, world.viewer.pin, now)).world;
}

/** The first unclaimed transfer. */
const FIRST = 'LK2026111200000004';

/** Start and kind of each claim state. */
const claims: Record<
  NonNullable<NonNullable<Given['funds']>['claim']>,
  { minutesAgo: number; claimType: ClaimType; wrong?: boolean }
> = {
  'under-way': { minutesAgo: 5, claimType: ClaimType.SelfClaim },
  operator: { minutesAgo: 5, claimType: ClaimType.OperatorClaim },
  done: { minutesAgo: 25, claimType: ClaimType.SelfClaim },
  failed: { minutesAgo: 25, claimType: ClaimType.OperatorClaim, wrong: true },
};

/** Adds money that the provider's operator is claiming for the company, so that it is pending. */
function pendingClaim(world: World, amount: Cents, begin: Instant): World {
  const now = begin - 5 * MINUTE;
  const came = { investorNo: world.funds[0]?.investorNo ?? '', amount };
  const { transfer, world: arrived } = arrive(world, came, now - 30 * MINUTE);
  const statement = { what: 'funds.pending', transferNo: transfer.no, claimType: ClaimType.OperatorClaim };
  return claimed(arrived, statement, now);
}

/** Starts a withdrawal in the past. A failed one began so long ago that it is over; `outcomes.withdrawal` makes it fail. */
function withdrawn(world: World, state: 'under-way' | 'failed', begin: Instant): World {
  const now = begin - (state === 'failed' ? terms.withdrawal.minutes + 30 : 10) * MINUTE;
  const accountNo = ownAccount(world) ?? '';
  const plan = planWithdrawal(world, { accountNo, amount: cents(20_000) });
  if ('refuse' in plan) throw new GivenImpossible('funds.withdrawal', now, plan.refuse);
  return withdraw(world, plan, world.viewer.pin, now).world;
}

/** Adds the claims and withdrawals that a scenario states. @throws GivenImpossible */
export function fundsUnderWay(world: World, { funds }: Given, begin: Instant): World {
  if (funds === undefined) return world;
  let changed = world;
  if (funds.withdrawal !== undefined) changed = withdrawn(changed, funds.withdrawal, begin);
  if (funds.claim !== undefined) {
    const { minutesAgo, ...how } = claims[funds.claim];
    changed = claimed(
      changed,
      { what: 'funds.claim', transferNo: FIRST, ...how },
      begin - minutesAgo * MINUTE,
    );
  }
  if (funds.pending !== undefined && funds.pending > 0)
    changed = pendingClaim(changed, cents(funds.pending), begin);
  if (funds.triesUsedUp)
    changed = withBook(changed, {
      incoming: changed.fundBook.incoming.map((transfer) =>
        transfer.no === FIRST ? { ...transfer, wrong: terms.claimTries, wrongOn: dayOf(begin) } : transfer,
      ),
    });
  return changed;
}
