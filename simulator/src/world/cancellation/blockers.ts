/** Counts unsettled matters of a company and product, for cancellations and settlement certificates. */
import {
  AccountStatus,
  FundAccountType,
  IncreaseStatus,
  OpenMatterKind,
  type ProductCode,
} from '#generated/shared/enums.ts';
import { waitingApprovals } from '../approvals/approvals.ts';
import { availableCoupons } from '../benefits/coupons.ts';
import { cashbackToCome, runningTasks } from '../benefits/tasks.ts';
import { childrenOf } from '../company/company.ts';
import { pendingContracts } from '../contracts/contracts.ts';
import { balanceOf, processingClaims, processingWithdrawals, spendable } from '../funds/funds.ts';
import { claimingAccount, unclaimed } from '../funds/incoming.ts';
import type { FundAccount } from '../funds/schema.ts';
import { maxPayout } from '../funds/withdrawals.ts';
import { onTheWay, processingRepayments, refundsInProgress, unsettledItems } from '../ledger/derivedIndex.ts';
import { openItems, unbilledLoans } from '../ledger/ledger.ts';
import { itemDue, principalLeft } from '../ledger/planItem.ts';
import { arrivalOf } from '../orders/receipts.ts';
import { hasFeature, isFactoring, products } from '../products.ts';
import { dayOf, momentOf, type Day, type Instant, type Moment } from '../values/calendar.ts';
import { sum, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';

export interface Blocker {
  readonly kind: OpenMatterKind;
  readonly count: number;
  readonly amount?: Cents;
  /** Next payment date or date of arrival. */
  readonly nextDate?: Day;
  readonly names?: readonly string[];
  /** Number of all children; `count` leaves out the frozen ones. */
  readonly total?: number;
  /** Account for which incoming transfers are claimed. */
  readonly accountType?: FundAccountType;
  /** True if the company cannot withdraw the balance: the provider then returns it. */
  readonly returned?: boolean;
}

interface CheckInput {
  readonly world: World;
  readonly product: ProductCode;
  readonly now: Instant;
}

type Check = (input: CheckInput) => Omit<Blocker, 'kind'>;

const firstOf = (days: readonly string[]): Pick<Blocker, 'nextDate'> => {
  const [first] = days.toSorted();
  return first === undefined ? {} : { nextDate: first.slice(0, 10) };
};

const billsDue: Check = ({ world, product, now }) => {
  const today = dayOf(now);
  const items = openItems(world, today, { product });
  return {
    count: items.length,
    amount: sum(items.map(({ item }) => itemDue(item, today))),
    ...firstOf(items.map(({ item }) => item.dueOn)),
  };
};

const unbilled: Check = ({ world, product }) => {
  const loans = unbilledLoans(world, { product });
  return { count: loans.length, amount: sum(loans.map(({ principal }) => principal)) };
};

/** Periods of split bills in later months. */
const instalmentsAhead: Check = ({ world, product, now }) => {
  const ahead = unsettledItems(world.bills).filter(
    ({ bill, item }) => bill.product === product && item.billedOn > dayOf(now),
  );
  return {
    count: ahead.length,
    amount: sum(ahead.map(({ item }) => principalLeft(item))),
    ...firstOf(ahead.map(({ item }) => item.dueOn)),
  };
};

interface InProgress {
  readonly amount: Cents;
  /** End of the process. */
  readonly finishedAt: Moment;
}

/** Returns a check that counts entries in progress and gives the day on which the first of them ends. */
const inProgress =
  (of: (input: CheckInput) => readonly InProgress[]): Check =>
  (input) => {
    const entries = of(input);
    return {
      count: entries.length,
      amount: sum(entries.map(({ amount }) => amount)),
      ...firstOf(entries.map(({ finishedAt }) => finishedAt)),
    };
  };

const repayments = inProgress(({ world, product }) =>
  processingRepayments(world.repayments).filter((entry) => entry.product === product),
);

const ordersInTransit: Check = ({ world, product }) => {
  const orders = onTheWay(world.orders).filter((entry) => entry.product === product);
  return {
    count: orders.length,
    amount: sum(orders.map(({ amount }) => amount)),
    ...firstOf(orders.map(arrivalOf)),
  };
};

const refunds = inProgress(({ world, product }) =>
  refundsInProgress(world.refunds).filter((entry) => entry.product === product),
);

const rebates: Check = ({ world, now }) => {
  const sent = world.rebates.filter(({ arrivesAt }) => momentOf(now) < arrivesAt);
  const inTransit = [
    ...sent.map(({ amount, arrivesAt }) => ({ amount, on: arrivesAt })),
    ...cashbackToCome(world, now),
  ];
  return {
    count: inTransit.length,
    amount: sum(inTransit.map(({ amount }) => amount)),
    ...firstOf(inTransit.map(({ on }) => on)),
  };
};

/** Returns a check of balances. @param isStuck whether the company cannot withdraw the balance of an account */
const balance =
  (type: FundAccountType, isStuck: (world: World, account: FundAccount) => boolean = () => false): Check =>
  ({ world }) => {
    const held = world.funds.filter((account) => account.type === type && balanceOf(account) > 0);
    const returned = held.length > 0 && held.every((account) => isStuck(world, account));
    return {
      count: held.length,
      amount: sum(held.map(balanceOf)),
      ...(returned && { returned }),
    };
  };

const isTooSmall = (world: World, account: FundAccount): boolean =>
  maxPayout(spendable(world, account)) === 0;

/** Unclaimed transfers. Their amount proves a claim, so it is not shown. */
const incoming: Check = ({ world, product, now }) => {
  const investors = [...new Set(world.fundBook.incoming.map(({ investorNo }) => investorNo))];
  const accounts = investors.flatMap((investorNo) => claimingAccount(world, product, investorNo) ?? []);
  const waiting = accounts.flatMap((account) => unclaimed(world, account, now).map(() => account.type));
  return { count: waiting.length, ...(waiting[0] && { accountType: waiting[0] }) };
};

/** Claims in progress, with the claimed amount. */
const claims = inProgress(({ world }) => processingClaims(world));

/** Withdrawals in progress: a failed one returns the money to an account, which must still exist. */
const withdrawals = inProgress(({ world }) => processingWithdrawals(world));

const increaseReview: Check = ({ world }) => ({
  count: world.increase.applications.filter(({ status }) => status === IncreaseStatus.Reviewing).length,
});

/** Waiting requests: after approval each would still move money or a limit. */
const approvals: Check = ({ world, product }) => ({
  count: waitingApprovals(world).filter((approval) => approval.product === product).length,
});

const contracts: Check = ({ world }) => {
  const pending = pendingContracts(world);
  return { count: pending.length, names: pending.map(({ name }) => name) };
};

const children: Check = ({ world }) => {
  const all = childrenOf(world);
  return {
    count: all.filter(({ status }) => status !== AccountStatus.Frozen).length,
    total: all.length,
  };
};

const coupons: Check = ({ world, now }) => ({ count: availableCoupons(world, now).length });

/** Joined tasks that run: only these can be lost. */
const tasks: Check = ({ world, now }) => ({ count: runningTasks(world, now).length });

/** Check of each kind. */
const checks = {
  [OpenMatterKind.BillsDue]: billsDue,
  [OpenMatterKind.Unbilled]: unbilled,
  [OpenMatterKind.InstalmentsAhead]: instalmentsAhead,
  [OpenMatterKind.Repayments]: repayments,
  [OpenMatterKind.OrdersInTransit]: ordersInTransit,
  [OpenMatterKind.Refunds]: refunds,
  [OpenMatterKind.Rebates]: rebates,
  [OpenMatterKind.OverflowBalance]: balance(FundAccountType.Overflow, isTooSmall),
  [OpenMatterKind.EasyPayBalance]: balance(FundAccountType.EasyPay, () => true),
  [OpenMatterKind.FactoringBalance]: balance(FundAccountType.Factoring),
  [OpenMatterKind.Incoming]: incoming,
  [OpenMatterKind.Claims]: claims,
  [OpenMatterKind.Withdrawals]: withdrawals,
  [OpenMatterKind.IncreaseReview]: increaseReview,
  [OpenMatterKind.Approvals]: approvals,
  [OpenMatterKind.Contracts]: contracts,
  [OpenMatterKind.Children]: children,
  [OpenMatterKind.Coupons]: coupons,
  [OpenMatterKind.Tasks]: tasks,
} satisfies Record<OpenMatterKind, Check>;

/** Kinds that are debts. */
export const debtKinds: readonly OpenMatterKind[] = [
  OpenMatterKind.BillsDue,
  OpenMatterKind.Unbilled,
  OpenMatterKind.InstalmentsAhead,
];

/** Kinds of the whole company: checked only when its last product is cancelled. */
const companyKinds: readonly OpenMatterKind[] = [
  OpenMatterKind.Rebates,
  OpenMatterKind.OverflowBalance,
  OpenMatterKind.EasyPayBalance,
  OpenMatterKind.Incoming,
  OpenMatterKind.Claims,
  OpenMatterKind.Withdrawals,
  OpenMatterKind.IncreaseReview,
  OpenMatterKind.Contracts,
  OpenMatterKind.Children,
  OpenMatterKind.Coupons,
  OpenMatterKind.Tasks,
];

/** Returns whether no other product is open. */
export const isLastProduct = ({ openings }: World, product: ProductCode): boolean =>
  openings.every((opening) => opening.product === product);

/**
 * Returns whether a kind is checked for a product. Some products have no pages for children (1 §2), so children cannot be
 * frozen there and do not block. The factoring balance is visible only under factoring products. Tasks belong to products
 * with an activity centre.
 */
function isChecked(kind: OpenMatterKind, product: ProductCode): boolean {
  if (kind === OpenMatterKind.Children) return products[product].childPages;
  if (kind === OpenMatterKind.Tasks) return hasFeature(product, 'activityCentre');
  return kind !== OpenMatterKind.FactoringBalance || isFactoring(product);
}

/** Returns the checked kinds in display order, also those with a count of 0. */
export const blockersOf = (world: World, product: ProductCode, now: Instant): readonly Blocker[] =>
  Object.values(OpenMatterKind)
    .filter((kind) => isLastProduct(world, product) || !companyKinds.includes(kind))
    .filter((kind) => isChecked(kind, product))
    .map((kind) => ({ kind, ...checks[kind]({ world, product, now }) }));
