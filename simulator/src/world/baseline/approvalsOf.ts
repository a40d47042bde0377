/** Approvals of a scenario: the setting, and a request that waits or has ended. */
import {
  AccountStatus,
  ApprovalKind,
  ApprovalStatus,
  FundAccountType,
  RepaySource,
} from '#generated/shared/enums.ts';
import { askApproval, endApproval, type ApprovalRequest } from '../approvals/approvals.ts';
import type { ApprovalContent } from '../approvals/schema.ts';
import type { Given } from '../given.ts';
import { defaultProduct } from '../products.ts';
import { dueOf } from '../repayment/allocation.ts';
import { submitRepay } from '../repayment/repay.ts';
import { payables } from '../repayment/repayTargets.ts';
import { dayOf, momentOf, type Instant } from '../values/calendar.ts';
import { cents, yuan } from '../values/money.ts';
import { total } from '../values/parts.ts';
import type { World } from '../world.ts';
import { GivenImpossible } from './impossible.ts';
import { childPin, parentPin } from './people.ts';

type ApprovalStatement = NonNullable<Given['approvals']>;

/** Idempotency key of the waiting requests. */
const KEY = 'b7f0c7e9a2d4e6f8b301';
const product = defaultProduct;

/** Adds an approval setting that the parent has just saved. */
function withSetting(world: World, { above, deciderGone }: ApprovalStatement, now: Instant): World {
  if (above === undefined) return world;
  const setting = { amount: cents(above), deciders: [childPin], updatedAt: momentOf(now) };
  const accounts = world.accounts.map((account) =>
    deciderGone && account.pin === childPin ? { ...account, status: AccountStatus.Frozen } : account,
  );
  return { ...world, accounts, approvals: { ...world.approvals, setting } };
}

type Wish = Pick<ApprovalRequest, 'kind' | 'amount' | 'subjects' | 'content'> & { readonly pin: string };

/** Returns a request to repay the two most urgent bills: of the company for the parent, else of the child. */
function repayWish(world: World, pin: string, now: Instant): Wish {
  const scope = pin === parentPin ? { product } : { product, pin };
  const today = dayOf(now);
  const open = payables(world, {}, scope, today);
  const found = 'payables' in open ? open.payables : [];
  const bills = [...new Set(found.map(({ bill }) => bill.id))].slice(0, 2).map((billNo) => ({ billNo }));
  const chosen = payables(world, { bills }, scope, today);
  if (!('payables' in chosen)) throw new GivenImpossible('approvals.waiting', now, chosen.refuse);
  const amount = total(dueOf(chosen.payables));
  const content: ApprovalContent = {
    repay: {
      productCode: product,
      idempotencyKey: KEY,
      bills,
      amount: yuan(amount),
      owed: yuan(amount),
      source: RepaySource.Overflow,
    },
  };
  return { kind: ApprovalKind.Repay, amount, subjects: bills.map(({ billNo }) => billNo), content, pin };
}

const limitWish = (): Wish => ({
  kind: ApprovalKind.AccountLimit,
  amount: cents(60_000),
  subjects: ['hechuan_cg03'],
  content: { limit: { productCode: product, jdpin: 'hechuan_cg03', limit: 60_000 } },
  pin: parentPin,
});

function withdrawalWish({ funds }: World): Wish {
  const account = funds.find(({ type }) => type === FundAccountType.Overflow);
  const accountNo = account?.accountNo ?? '';
  return {
    kind: ApprovalKind.Withdrawal,
    amount: cents(20_000),
    subjects: [accountNo],
    content: { withdrawal: { productCode: product, idempotencyKey: KEY, accountNo, amount: 20_000 } },
    pin: parentPin,
  };
}

type Waiting = NonNullable<ApprovalStatement['waiting']>;

const wishOf = (world: World, waiting: Waiting, at: Instant): Wish => {
  if (waiting === 'limit') return limitWish();
  if (waiting === 'withdrawal') return withdrawalWish(world);
  return repayWish(world, waiting === 'repay' ? parentPin : childPin, at);
};

/** Reason of each request. */
const reasons = {
  repay: '周结账单合并还款',
  childs: '周结账单合并还款',
  limit: '十一月采购增加',
  withdrawal: '转回企业基本户',
} as const;

/** Adds a request, asked by the login of its account. */
function withRequest(world: World, waiting: Waiting, statement: ApprovalStatement, now: Instant): World {
  const at = now - (statement.hoursAgo ?? 0) * 3_600_000;
  const { pin, ...wish } = wishOf(world, waiting, at);
  const theirs = { ...world, viewer: { ...world.viewer, pin } };
  const reason = reasons[waiting];
  const outcome = askApproval(
    theirs,
    { ...wish, product, threshold: cents(statement.above ?? 0), reason },
    at,
  );
  if ('refuse' in outcome) throw new GivenImpossible('approvals.waiting', at, outcome.refuse);
  return { ...outcome.world, viewer: world.viewer };
}

const endings = {
  approved: { status: ApprovalStatus.Approved, decision: { pin: childPin } },
  refused: { status: ApprovalStatus.Refused, decision: { pin: childPin, reason: '金额请与财务核对' } },
  withdrawn: { status: ApprovalStatus.Withdrawn },
} as const;

function endedAsStated(world: World, statement: ApprovalStatement, now: Instant): World {
  if (statement.ended === undefined) return world;
  const [approval] = world.approvals.requests;
  if (approval === undefined) throw new GivenImpossible('approvals.ended', now, 'no-request');
  const outcome = endApproval(world, approval.id, endings[statement.ended], now);
  if ('refuse' in outcome) throw new GivenImpossible('approvals.ended', now, outcome.refuse);
  return outcome.world;
}

/** Pays the first bill of the request by bank transfer. */
function paidSince(world: World, statement: ApprovalStatement, now: Instant): World {
  if (!statement.paidSince) return world;
  const [billNo] = world.approvals.requests[0]?.subjects ?? [];
  if (billNo === undefined) throw new GivenImpossible('approvals.paidSince', now, 'no-request');
  const scope = { product };
  const chosen = payables(world, { bills: [{ billNo }] }, scope, dayOf(now));
  if (!('payables' in chosen)) throw new GivenImpossible('approvals.paidSince', now, chosen.refuse);
  const wish = {
    bills: [{ billNo }],
    amount: total(dueOf(chosen.payables)),
    source: RepaySource.BankTransfer,
  };
  const outcome = submitRepay(world, wish, { product, scope, pin: parentPin }, now);
  if ('refuse' in outcome) throw new GivenImpossible('approvals.paidSince', now, outcome.refuse);
  return outcome.world;
}

/** Idempotency keys of the contract's examples: a scenario may mark them as used. */
const exampleKeys = ['7d1f0c7e9a2d4e6f8b3', '8a1f0c7e9a2d4e6f8b3'].flatMap((start) =>
  Array.from({ length: 5 }, (_, index) => start + String(index)),
);

const withKeys = (world: World, { keyUsed }: ApprovalStatement): World =>
  keyUsed
    ? {
        ...world,
        keys: Object.fromEntries(
          exampleKeys.map((key) => [key, { operation: 'submitRepay', content: '', made: '' }]),
        ),
      }
    : world;

/** Adds the approvals that a scenario states. @throws GivenImpossible */
export function approvalsUnderWay(world: World, { approvals: statement }: Given, now: Instant): World {
  if (statement === undefined) return world;
  const { waiting: first, waitingToo = [] } = statement;
  const waiting = [...(first === undefined ? [] : [first]), ...waitingToo].reduce(
    (before, each) => withRequest(before, each, statement, now),
    withSetting(world, statement, now),
  );
  return withKeys(paidSince(endedAsStated(waiting, statement, now), statement, now), statement);
}
