/**
 * Invariants of every world. Each has a name and is checked on the records, not on the functions that make responses.
 * A patch that breaks one is refused with its name.
 */
import {
  ApprovalStatus,
  CompanyChangeStatus,
  RepaymentStatus,
  RefundStatus,
  type ProductCode,
} from '#generated/shared/enums.ts';
import { agentChangesUnderReview } from './agent/agent.ts';
import { fundLaws } from './funds/laws.ts';
import { usedPrincipal } from './ledger/ledger.ts';
import { charged, credited, owing } from './ledger/planItem.ts';
import type { Credit, PlanItem } from './ledger/schema.ts';
import { quotaFigures } from './quota/quota.ts';
import type { Day } from './values/calendar.ts';
import { sum } from './values/money.ts';
import { sumParts, total } from './values/parts.ts';
import type { Parts } from './values/schema.ts';
import type { World } from './world.ts';

/** A broken invariant ("law") and the record that breaks it. */
export interface BrokenLaw {
  law: LawName;
  /** Bill, account or record that breaks it. */
  where: string;
}

export type LawName = keyof typeof laws;

type Law = (world: World, today: Day) => string[];

const itemsOf = (world: World): { where: string; item: PlanItem }[] =>
  world.bills.flatMap((bill) => bill.items.map((item) => ({ where: `${bill.id}/${item.period}`, item })));

const placesOf = (broken: readonly { where: string }[]): string[] => broken.map(({ where }) => where);

const everyPart = (parts: Parts, holds: (amount: number) => boolean): boolean =>
  Object.values(parts).every(holds);

/** Returns the total of credits of some kinds, by the number of their repayment or refund. */
const creditTotal = (world: World, kinds: readonly Credit['kind'][]): Map<string, number> => {
  const credits = itemsOf(world).flatMap(({ item }) =>
    item.credits.filter(({ kind }) => kinds.includes(kind)),
  );
  const byRecord = Map.groupBy(credits, (entry) => entry.by);
  return new Map([...byRecord].map(([id, entries]) => [id, sum(entries.map(({ parts }) => total(parts)))]));
};

/** Returns the numbers of records whose amount differs from their credits, and of credits without a record. */
const differingRecords = (
  recorded: readonly { id: string; amount: number }[],
  credited: Map<string, number>,
): string[] => {
  const known = new Set(recorded.map(({ id }) => id));
  return [
    ...recorded.filter(({ id, amount }) => (credited.get(id) ?? 0) !== amount).map(({ id }) => id),
    ...[...credited.keys()].filter((id) => !known.has(id)),
  ];
};

const laws = {
  /** Principal and fee of a period and the principal of a loan are integer cents, none negative. */
  'whole-cents': (world) => [
    ...placesOf(
      itemsOf(world).filter(
        ({ item }) => ![item.principal, item.fee].every((amount) => Number.isInteger(amount) && amount >= 0),
      ),
    ),
    ...world.loans
      .filter((loan) => !Number.isInteger(loan.principal) || loan.principal < 0)
      .map(({ id }) => id),
  ],

  /** available = max(0, limit - used - frozen). The used amount is what was lent and not repaid. */
  'available-quota': (world) => {
    const { fixed, temporary } = world.quota;
    const lent =
      sum(world.loans.filter((loan) => loan.billId === undefined).map((loan) => loan.principal)) +
      sum(itemsOf(world).map(({ item }) => item.principal));
    const back = sum(itemsOf(world).flatMap(({ item }) => item.credits.map(({ parts }) => parts.principal)));
    const { used, frozen, available } = quotaFigures(world.quota, world);
    const holds =
      used === lent - back && available === Math.max(0, fixed + temporary - used - frozen) && frozen >= 0;
    return holds ? [] : ['quota'];
  },

  /** The principal of a bill's periods equals that of its loans. */
  'bill-is-its-items': (world) => {
    const loans = Map.groupBy(
      world.loans.filter((loan) => loan.billId !== undefined),
      (loan) => loan.billId ?? '',
    );
    return world.bills
      .filter(
        (bill) =>
          sum(bill.items.map((item) => item.principal)) !==
          sum((loans.get(bill.id) ?? []).map((loan) => loan.principal)),
      )
      .map(({ id }) => id);
  },

  'owed-never-negative': (world, today) =>
    placesOf(itemsOf(world).filter(({ item }) => !everyPart(owing(item, today), (amount) => amount >= 0))),

  /** repaid + discounted + refunded + owed = principal + fee + interest + penalty */
  conservation: (world, today) =>
    placesOf(
      itemsOf(world).filter(({ item }) => {
        const kinds = (['repaid', 'discounted', 'refunded'] as const).map((kind) =>
          total(credited(item, today, kind)),
        );
        return sum(kinds) + total(owing(item, today)) !== total(charged(item, today));
      }),
    ),

  /** A period is settled if and only if it owes nothing. */
  'settled-owes-nothing': (world, today) =>
    placesOf(
      itemsOf(world).filter(({ item }) => {
        const left = total(charged(item, today)) - total(sumParts(item.credits.map(({ parts }) => parts)));
        return (item.settledOn !== undefined) !== (left === 0);
      }),
    ),

  /** Repaid principal returns to the quota: the credits of a settled period are its whole principal. */
  'quota-returns': (world) => {
    const settled = world.bills.flatMap((bill) => bill.items).filter((item) => item.settledOn !== undefined);
    const stuck = settled.filter(
      (item) => sum(item.credits.map(({ parts }) => parts.principal)) !== item.principal,
    );
    return stuck.length > 0 || usedPrincipal(world) < 0 ? ['quota'] : [];
  },

  /** A successful repayment has credits of exactly its amount; any other repayment has none. */
  'repayments-are-credits': (world) =>
    differingRecords(
      world.repayments
        .filter(({ status }) => status === RepaymentStatus.Success)
        .map(({ id, amount }) => ({ id, amount })),
      creditTotal(world, ['repaid', 'discounted']),
    ),

  'refunds-are-credits': (world) =>
    differingRecords(
      world.refunds
        .filter(({ status, allocations }) => status === RefundStatus.Success && allocations.length > 0)
        .map(({ id, amount }) => ({ id, amount })),
      creditTotal(world, ['refunded']),
    ),

  ...fundLaws,

  /**
   * The viewer is an account. The buyer of each order, loan, bill and repayment is one, or was one. The funder of each bill
   * and repayment is known.
   */
  'names-are-known': ({ viewer, accounts, formerAccounts, orders, loans, bills, repayments, investors }) => {
    const pins = new Set(accounts.map(({ pin }) => pin));
    const buyers = new Set([...pins, ...formerAccounts.map(({ pin }) => pin)]);
    const funders = new Set(investors.map(({ no }) => no));
    const bought = [...orders, ...loans, ...bills, ...repayments].filter(({ pin }) => !buyers.has(pin));
    const funded = [...bills, ...repayments].filter(({ investorNo }) => !funders.has(investorNo));
    return [...(pins.has(viewer.pin) ? [] : ['viewer']), ...[...bought, ...funded].map(({ id }) => id)];
  },

  /** A login id belongs to one account, and that of a deleted account is free. */
  'accounts-are-one': ({ accounts, formerAccounts, logins }) => {
    const ids = [...accounts, ...logins].map(({ pin }) => pin.toLowerCase());
    const twice = ids.filter((pin, index) => ids.indexOf(pin) !== index);
    const lost = formerAccounts.filter(({ pin }) => !logins.some((login) => login.pin === pin));
    return [...twice, ...lost.map(({ pin }) => pin)];
  },

  /** A deleted account owes nothing. */
  'deleted-owes-nothing': (world) =>
    world.formerAccounts.filter(({ pin }) => usedPrincipal(world, { pin }) > 0).map(({ pin }) => pin),

  /** Every loan belongs to an order, and a billed one to a bill, of this company. */
  'loans-have-orders': (world) => {
    const orders = new Set(world.orders.map(({ id }) => id));
    const bills = new Set(world.bills.map(({ id }) => id));
    return world.loans
      .filter(({ orderId, billId }) => !orders.has(orderId) || (billId !== undefined && !bills.has(billId)))
      .map(({ id }) => id);
  },

  /** At most one change of company data is in review. */
  'one-company-change': ({ companyChanges }) =>
    companyChanges
      .filter(({ status }) => status === CompanyChangeStatus.Reviewing)
      .slice(1)
      .map(({ changeNo }) => changeNo),

  /** Only an approved request has made a record, and another account has approved it. */
  'approvals-take-two': ({ approvals }) =>
    approvals.requests
      .filter(
        ({ status, pin, decision, made }) =>
          (status !== ApprovalStatus.Approved && made !== undefined) ||
          (status === ApprovalStatus.Approved && (decision === undefined || decision.pin === pin)),
      )
      .map(({ id }) => id),

  /** At most one change of the agent is in review. */
  'one-agent-change': (world) =>
    agentChangesUnderReview(world)
      .slice(1)
      .map(({ changeNo }) => changeNo),

  /** A cancelled product owes nothing unless it was opened again. */
  'cancelled-owes-nothing': ({ cancelled, openings, bills, loans }) => {
    const closed = new Set<ProductCode>(cancelled.map(({ product }) => product));
    for (const { product } of openings) closed.delete(product);
    const open = bills.filter(({ items }) => items.some(({ settledOn }) => settledOn === undefined));
    const unbilled = loans.filter(({ billId }) => billId === undefined);
    return [...open, ...unbilled].filter(({ product }) => closed.has(product)).map(({ id }) => id);
  },
} satisfies Record<string, Law>;

/** Returns the names of broken invariants on a day; a valid world has none. */
export const brokenLaws = (world: World, today: Day): BrokenLaw[] =>
  (Object.entries(laws) as [LawName, Law][]).flatMap(([law, check]) =>
    check(world, today).map((where) => ({ law, where })),
  );

/** All invariants. */
export const lawNames = Object.keys(laws) as LawName[];
