/**
 * Runs the events of the world in order of time. Each kind computes the time of its next event, so that no day is
 * searched. That a bill is overdue or defaulted, and that a coupon has expired, is derived from dates: no event.
 */
import {
  ApprovalStatus,
  CompanyChangeStatus,
  IncreaseStatus,
  InstalmentStatus,
  OpeningStatus,
  QuotaStatus,
} from '#generated/shared/enums.ts';
import { agentChangesUnderReview, finishAgentChange } from './agent/agent.ts';
import { endApproval, waitingApprovals } from './approvals/approvals.ts';
import { finishInstalment } from './bills/instalments.ts';
import { billsFor } from './bills/issuing.ts';
import { scopeOfJob } from './bills/quickBill.ts';
import { finishChange } from './companyInfo/change.ts';
import { takeEffect } from './cycles/clearTypeChange.ts';
import { finishClaim } from './funds/claims.ts';
import { processingClaims, processingWithdrawals } from './funds/funds.ts';
import { finishWithdrawal } from './funds/withdrawals.ts';
import {
  firstDueDate,
  firstToArrive,
  processingRepayments,
  refundsInProgress,
  unbilledByBillDate,
  withBilled,
  withIssued,
} from './ledger/derivedIndex.ts';
import { isOverdue, unbilledLoans } from './ledger/ledger.ts';
import type { Loan } from './ledger/schema.ts';
import { finishAudit } from './opening/audit.ts';
import { arrivalOf, deliver } from './orders/receipts.ts';
import { finishRefund } from './orders/refunds.ts';
import { auditIncrease } from './quota/increase.ts';
import { settleRepayment } from './repayment/repay.ts';
import { deduct, nextDeduction } from './repayment/repaySetting.ts';
import { terms } from './terms.ts';
import {
  addDays,
  dayOf,
  instantOf,
  instantOfMoment,
  momentOf,
  type Day,
  type Instant,
} from './values/calendar.ts';
import type { World } from './world.ts';

interface Event {
  at: Instant;
  happen: (world: World) => World;
}

/** Returns the next event of this kind, if any. */
type Source = (world: World) => Event | undefined;

/** Issues bills for the given unbilled loans. */
function bill(world: World, loans: readonly Loan[], issuedOn: Day): World {
  const issued = billsFor(world, loans, issuedOn);
  const billed = new Map(
    issued.flatMap((each) => each.loans.map((loan) => [loan, { ...loan, billId: each.bill.id }] as const)),
  );
  return {
    ...world,
    bills: withIssued(
      world.bills,
      issued.map((each) => each.bill),
    ),
    loans: withBilled(world.loans, billed),
  };
}

const quickBillReady: Source = ({ quickBill: job }) =>
  job === null
    ? undefined
    : {
        at: instantOfMoment(job.readyAt),
        happen: (world) => ({
          ...bill(world, unbilledLoans(world, scopeOfJob(job)), job.readyAt.slice(0, 10)),
          quickBill: null,
        }),
      };

const billDate: Source = (world) => {
  const dates = unbilledByBillDate(world.loans);
  const [first] = [...dates.keys()].sort();
  return first === undefined
    ? undefined
    : { at: instantOf(first), happen: (then) => bill(then, dates.get(first) ?? [], first) };
};

/** Returns the item with the earliest moment. */
const earliest = <Item>(items: readonly Item[], momentOfItem: (item: Item) => string): Item | undefined =>
  items.reduce<Item | undefined>(
    (first, item) => (first === undefined || momentOfItem(item) < momentOfItem(first) ? item : first),
    undefined,
  );

/** Returns the source of events that end items in progress. @param end what happens at `finishedAt` */
const endingOf = <Item extends { finishedAt: string }>(
  inProgress: (world: World) => readonly Item[],
  end: (world: World, item: Item) => World,
): Source => {
  return (world) => {
    const item = earliest(inProgress(world), (entry) => entry.finishedAt);
    return item && { at: instantOfMoment(item.finishedAt), happen: (then) => end(then, item) };
  };
};

const repaymentEnds = endingOf(({ repayments }) => processingRepayments(repayments), settleRepayment);

const claimEnds = endingOf(processingClaims, finishClaim);

const withdrawalEnds = endingOf(processingWithdrawals, finishWithdrawal);

const refundEnds = endingOf(({ refunds }) => refundsInProgress(refunds), finishRefund);

const instalmentEnds = endingOf(
  ({ instalments }) => instalments.filter((entry) => entry.status === InstalmentStatus.Processing),
  finishInstalment,
);

const auditEnds = endingOf(
  ({ increase }) => increase.applications.filter((entry) => entry.status === IncreaseStatus.Reviewing),
  auditIncrease,
);

const openingAuditEnds: Source = ({ opening }) => {
  const reviewing = opening.applications.filter(({ status }) => status === OpeningStatus.Reviewing);
  const next = earliest(reviewing, ({ audit }) => audit?.finishedAt ?? '');
  return (
    next?.audit && { at: instantOfMoment(next.audit.finishedAt), happen: (world) => finishAudit(world, next) }
  );
};

const approvalExpires: Source = (world) => {
  const next = earliest(waitingApprovals(world), ({ expiresAt }) => expiresAt);
  if (next === undefined) return undefined;
  const at = instantOfMoment(next.expiresAt);
  return {
    at,
    happen: (then) => {
      const ended = endApproval(then, next.id, { status: ApprovalStatus.Expired }, at);
      return 'world' in ended ? ended.world : then;
    },
  };
};

const companyChangeEnds = endingOf(
  ({ companyChanges }) => companyChanges.filter(({ status }) => status === CompanyChangeStatus.Reviewing),
  finishChange,
);

const agentChangeEnds = endingOf(agentChangesUnderReview, finishAgentChange);

const goodsArrive: Source = ({ orders }) => {
  const first = firstToArrive(orders);
  if (first === undefined) return undefined;
  const at = arrivalOf(first);
  return { at: instantOfMoment(at), happen: (world) => ({ ...world, orders: deliver(world.orders, at) }) };
};

const clearTypeStarts: Source = ({ clearTypeChanges }) => {
  const next = earliest(
    clearTypeChanges.filter((change) => !change.done),
    (change) => change.effectiveOn,
  );
  return next && { at: instantOf(next.effectiveOn), happen: (world) => takeEffect(world, next) };
};

/** Automatic repayment: each date runs once, and only after the setting was saved. */
const deductionRuns: Source = (world) => {
  const { updated, ranAt } = world.repaySetting;
  const since = Math.max(...[updated?.at, ranAt].map((at) => (at === undefined ? 0 : instantOfMoment(at))));
  const next = nextDeduction(world, since);
  return next && { at: next.at, happen: (then) => deduct(then, next) };
};

/** Ends the temporary part of the line after its last day. */
const temporaryQuotaLapses: Source = ({ quota: { temporary, temporaryExpiresOn } }) =>
  temporary > 0 && temporaryExpiresOn !== undefined
    ? {
        at: instantOf(addDays(temporaryExpiresOn, 1)),
        happen: (world) => ({
          ...world,
          quota: {
            ...world.quota,
            temporary: 0,
            lapsed: { on: addDays(temporaryExpiresOn, 1), amount: temporary },
          },
        }),
      }
    : undefined;

/** Long overdue freezes the quota (docs/decisions/0224). */
const overdueFreezes: Source = (world) => {
  if (world.quota.quotaStatus === QuotaStatus.Frozen) return undefined;
  const first = firstDueDate(world.bills);
  if (first === undefined) return undefined;
  const at = instantOf(addDays(first, terms.freezeAfterOverdueDays + 1));
  return {
    at,
    happen: (then) => ({
      ...then,
      quota: {
        ...then.quota,
        quotaStatus: QuotaStatus.Frozen,
        frozenByOverdue: true,
        frozenSince: momentOf(at),
      },
    }),
  };
};

/** Ends a freeze by overdue bills if none is overdue any more. */
function thaw(world: World, today: Day): World {
  if (!world.quota.frozenByOverdue || isOverdue(world, today)) return world;
  const { frozenSince: _since, ...quota } = world.quota;
  return { ...world, quota: { ...quota, quotaStatus: QuotaStatus.Normal, frozenByOverdue: false } };
}

/** All kinds. At the same instant earlier ones happen first: purchases and payments count before a new rule applies. */
const sources: readonly Source[] = [
  repaymentEnds,
  claimEnds,
  withdrawalEnds,
  refundEnds,
  instalmentEnds,
  auditEnds,
  openingAuditEnds,
  companyChangeEnds,
  approvalExpires,
  agentChangeEnds,
  goodsArrive,
  quickBillReady,
  billDate,
  deductionRuns,
  clearTypeStarts,
  temporaryQuotaLapses,
  overdueFreezes,
];

function nextEvent(world: World, until: Instant): Event | undefined {
  let next: Event | undefined;
  for (const source of sources) {
    const event = source(world);
    if (event && event.at <= until && (next === undefined || event.at < next.at)) next = event;
  }
  return next;
}

/** Yields the world after each event until an instant. Each event costs at most one pass over the world's lists. */
export function* eventsUntil(world: World, to: Instant): Generator<World> {
  // A command since the last event may have settled the overdue bills.
  let current = thaw(world, dayOf(to));
  yield current;
  for (let event = nextEvent(current, to); event; event = nextEvent(current, to)) {
    current = thaw(event.happen(current), dayOf(event.at));
    yield current;
  }
}

/** Runs the events until an instant. One step and several steps lead to the same world. */
export function advanceTo(world: World, to: Instant): World {
  let current = world;
  for (const after of eventsUntil(world, to)) current = after;
  return current;
}
