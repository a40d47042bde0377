/** Unsettled items of a company and product, checked before a cancellation and a settlement certificate. */
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
import { mostOf } from '../funds/withdrawals.ts';
import { onTheWay, processingRepayments, refundsInProgress, unsettledItems } from '../ledger/derivedIndex.ts';
import { openItems, unbilledLoans } from '../ledger/ledger.ts';
import { itemDue, principalLeft } from '../ledger/planItem.ts';
import { arrivalOf } from '../orders/receipts.ts';
import { does, isFactoring, products } from '../products.ts';
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
  /** Total number. */
  readonly total?: number;
  /** Account for which incoming transfers are claimed. */
  readonly accountType?: FundAccountType;
  /** Too little to withdraw, or on an account without withdrawals: the provider returns it. */
  readonly returned?: boolean;
}

interface About {
  readonly world: World;
  readonly product: ProductCode;
  readonly now: Instant;
}

type Check = (about: About) => Omit<Blocker, 'kind'>;

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

interface UnderWay {
  readonly amount: Cents;
  /** End of the process. */
  readonly finishedAt: Moment;
}

/** Returns items in progress and the first end. */
const underWay =
  (of: (about: About) => readonly UnderWay[]): Check =>
  (about) => {
    const begun = of(about);
    return {
      count: begun.length,
      amount: sum(begun.map(({ amount }) => amount)),
      ...firstOf(begun.map(({ finishedAt }) => finishedAt)),
    };
  };

const repayments = underWay(({ world, product }) =>
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

const refunds = underWay(({ world, product }) =>
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

/** @param stays whether the company cannot withdraw the balance */
const balance =
  (type: FundAccountType, stays: (world: World, account: FundAccount) => boolean = () => false): Check =>
  ({ world }) => {
    const held = world.funds.filter((account) => account.type === type && balanceOf(account) > 0);
    const returned = held.length > 0 && held.every((account) => stays(world, account));
    return {
      count: held.length,
      amount: sum(held.map(balanceOf)),
      ...(returned && { returned }),
    };
  };

const belowLeast = (world: World, account: FundAccount): boolean => mostOf(spendable(world, account)) === 0;

/** Money of the company on no account yet. Its amount proves a claim, so it is not shown. */
const incoming: Check = ({ world, product, now }) => {
  const investors = [...new Set(world.fundBook.incoming.map(({ investorNo }) => investorNo))];
  const accounts = investors.flatMap((investorNo) => claimingAccount(world, product, investorNo) ?? []);
  const waiting = accounts.flatMap((account) => unclaimed(world, account, now).map(() => account.type));
  return { count: waiting.length, ...(waiting[0] && { accountType: waiting[0] }) };
};

/** The claimed amount of operators' claims. */
const claims = underWay(({ world }) => processingClaims(world));

/** A failed one returns the money to an account that must exist. */
const withdrawals = underWay(({ world }) => processingWithdrawals(world));

const increaseReview: Check = ({ world }) => ({
  count: world.increase.applications.filter(({ status }) => status === IncreaseStatus.Reviewing).length,
});

/** After approval each would still move money or a limit. */
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

/** Tasks in the menu's count: only joined ones can be lost. */
const tasks: Check = ({ world, now }) => ({ count: runningTasks(world, now).length });

/** In display order. */
const checks = {
  [OpenMatterKind.BillsDue]: billsDue,
  [OpenMatterKind.Unbilled]: unbilled,
  [OpenMatterKind.InstalmentsAhead]: instalmentsAhead,
  [OpenMatterKind.Repayments]: repayments,
  [OpenMatterKind.OrdersInTransit]: ordersInTransit,
  [OpenMatterKind.Refunds]: refunds,
  [OpenMatterKind.Rebates]: rebates,
  [OpenMatterKind.OverflowBalance]: balance(FundAccountType.Overflow, belowLeast),
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

/** Kinds of debt. */
export const debtKinds: readonly OpenMatterKind[] = [
  OpenMatterKind.BillsDue,
  OpenMatterKind.Unbilled,
  OpenMatterKind.InstalmentsAhead,
];

/** Independent of products: checked when the last one is cancelled. */
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
 * Some products have no pages for their children (1 §2), so their matters cannot be settled and do not block. The factoring
 * balance is visible under factoring products only, so it blocks only there. Tasks belong to products with an activity centre.
 */
function isAsked(kind: OpenMatterKind, product: ProductCode): boolean {
  if (kind === OpenMatterKind.Children) return products[product].childPages;
  if (kind === OpenMatterKind.Tasks) return does(product, 'activityCentre');
  return kind !== OpenMatterKind.FactoringBalance || isFactoring(product);
}

/** Returns all checked items, settled or not. */
export const blockersOf = (world: World, product: ProductCode, now: Instant): readonly Blocker[] =>
  Object.values(OpenMatterKind)
    .filter((kind) => isLastProduct(world, product) || !companyKinds.includes(kind))
    .filter((kind) => isAsked(kind, product))
    .map((kind) => ({ kind, ...checks[kind]({ world, product, now }) }));
