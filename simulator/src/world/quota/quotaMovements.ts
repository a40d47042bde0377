/** Movements of the credit line (used, returned, raised), derived from the records (spec 1 §3). */
import {
  AccountType,
  IncreaseStatus,
  QuotaMovementKind,
  RefundStatus,
  RefundTarget,
} from '#generated/shared/enums.ts';
import type { Loan, Refund } from '../ledger/schema.ts';
import { instantOf, momentOf, type Moment } from '../values/calendar.ts';
import { derivedBy } from '../values/derived.ts';
import { sum, type Cents } from '../values/money.ts';
import type { World } from '../world.ts';

interface QuotaMovement {
  at: Moment;
  kind: QuotaMovementKind;
  /** Change of the available amount; negative if it fell. */
  amount: Cents;
  /** Order, repayment, refund or application. */
  referenceNo: string;
  pin: string;
}

/** Returns the refunds that reduced a loan before billing. The purchase first used their amount too. */
const unbilledRefunds = (world: World): Refund[] =>
  world.refunds.filter(
    (entry) => entry.status === RefundStatus.Success && entry.target === RefundTarget.Unbilled,
  );

/** Returns purchases and refunds before billing. A completely refunded loan is gone; its purchase and refund cancel out. */
function loanMovements(world: World): QuotaMovement[] {
  const orders = new Map(world.orders.map((order) => [order.id, order]));
  const refunds = Map.groupBy(unbilledRefunds(world), ({ orderId }) => orderId);
  const taken = (loan: Loan, back: readonly Refund[]): QuotaMovement => ({
    at: orders.get(loan.orderId)?.orderedAt ?? momentOf(instantOf(loan.takenOn)),
    kind: QuotaMovementKind.Purchase,
    amount: -(loan.principal + sum(back.map(({ amount }) => amount))),
    referenceNo: loan.orderId,
    pin: loan.pin,
  });
  return world.loans.flatMap((loan) => {
    const back = refunds.get(loan.orderId) ?? [];
    return [taken(loan, back), ...back.map((refund) => refunded(refund, refund.amount))];
  });
}

const refunded = ({ finishedAt, id, pin }: Refund, amount: Cents): QuotaMovement => ({
  at: finishedAt,
  kind: QuotaMovementKind.Refund,
  amount,
  referenceNo: id,
  pin,
});

/** Returns repaid principal: one movement per repayment or refund and account. */
function billMovements(world: World): QuotaMovement[] {
  const repayments = new Map(world.repayments.map((entry) => [entry.id, entry]));
  const refunds = new Map(world.refunds.map((entry) => [entry.id, entry]));
  const credits = world.bills.flatMap((bill) =>
    bill.items.flatMap((item) => item.credits.map((credit) => ({ ...credit, pin: bill.pin }))),
  );
  return [...Map.groupBy(credits, ({ by, pin }) => `${by} ${pin}`).values()].flatMap((group) => {
    const [first] = group;
    const amount = sum(group.map(({ parts }) => parts.principal));
    if (first === undefined || amount === 0) return [];
    const refund = refunds.get(first.by);
    if (refund) return [{ ...refunded(refund, amount), pin: first.pin }];
    const at = repayments.get(first.by)?.finishedAt ?? momentOf(instantOf(first.on));
    return [{ at, kind: QuotaMovementKind.Repayment, amount, referenceNo: first.by, pin: first.pin }];
  });
}

/** Returns the increases of the company's line. @param pin the parent, who has applied for them */
const increaseMovements = (world: World, pin: string): QuotaMovement[] =>
  world.increase.applications.flatMap(({ id, status, limitBefore, limitAfter, finishedAt }) =>
    status === IncreaseStatus.Approved && limitAfter !== undefined
      ? [
          {
            at: finishedAt,
            kind: QuotaMovementKind.Increase,
            amount: limitAfter - limitBefore,
            referenceNo: id,
            pin,
          },
        ]
      : [],
  );

export interface BalancedMovement extends QuotaMovement {
  /** Used amount afterwards, of the selected accounts. */
  usedAfter?: Cents;
}

const balancedMovements = derivedBy(
  (world: World, { parentPin, pin }: { parentPin: string; pin?: string }): readonly BalancedMovement[] => {
    const all = [...loanMovements(world), ...billMovements(world)].filter(
      (entry) => pin === undefined || entry.pin === pin,
    );
    const inOrder = [...all, ...(pin === undefined ? increaseMovements(world, parentPin) : [])].sort(
      (a, b) => a.at.localeCompare(b.at) || a.referenceNo.localeCompare(b.referenceNo),
    );
    let used = 0;
    const movements = inOrder.map((entry): BalancedMovement => {
      if (entry.kind === QuotaMovementKind.Increase) return entry;
      used -= entry.amount;
      return { ...entry, usedAfter: used };
    });
    return movements.reverse();
  },
);

/** Returns movements, newest first; the newest one leaves today's used amount. @param pin one account; undefined: all */
export const quotaMovements = (world: World, parentPin: string, pin?: string): readonly BalancedMovement[] =>
  balancedMovements(world, { parentPin, ...(pin !== undefined && { pin }) });

/** Returns the movements that the viewer sees: a parent the company's line, a child its own. */
export function visibleMovements(world: World): readonly BalancedMovement[] {
  const { accounts, viewer } = world;
  const parent = accounts.find(({ type }) => type === AccountType.Parent)?.pin ?? viewer.pin;
  return quotaMovements(world, parent, viewer.account === AccountType.Parent ? undefined : viewer.pin);
}
