/** Messages of a login. They are derived from the records and never stored (own specification). */
import { AccountType, type ProductCode } from '#generated/shared/enums.ts';
import { scopeOf } from '../company/viewer.ts';
import { within } from '../ledger/scope.ts';
import { isFactoring } from '../products.ts';
import { terms } from '../terms.ts';
import { addDays, dayOf, momentOf, type Instant, type Moment } from '../values/calendar.ts';
import { derivedBy } from '../values/derived.ts';
import type { World } from '../world.ts';
import type { Message } from './message.ts';
import { messagesOfApproval } from './ofApprovals.ts';
import { messagesOfBill } from './ofBills.ts';
import { messageOfAgentChange, messageOfCompanyChange } from './ofChanges.ts';
import { messageOfClaim, messageOfWithdrawal, messagesOfTransfers } from './ofFunds.ts';
import { messageOfOpening } from './ofOpenings.ts';
import {
  messageOfAudit,
  messageOfContract,
  messageOfCoupon,
  messageOfRefund,
  messageOfRepayment,
} from './ofRecords.ts';

/** Messages for the parent only. */
const parentMessages = (world: World, product: ProductCode): readonly Message[] => [
  ...world.increase.applications.flatMap(messageOfAudit),
  ...world.opening.applications.flatMap((application) => messageOfOpening(world, application)),
  ...world.companyChanges.flatMap(messageOfCompanyChange),
  ...(isFactoring(product) ? world.agentChanges.flatMap(messageOfAgentChange) : []),
  ...world.contracts.flatMap(messageOfContract),
  ...messagesOfTransfers(world, product),
  ...world.fundBook.claims.flatMap((claim) => messageOfClaim(world, claim)),
  ...world.fundBook.withdrawals.flatMap((withdrawal) => messageOfWithdrawal(world, withdrawal)),
];

/** Messages of the same moment are sorted by id. */
const newestFirst = (a: Message, b: Message): number => {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return a.id < b.id ? 1 : -1;
};

/**
 * Returns all messages of the current world, also future ones. A child gets those of its own bills, repayments, refunds and
 * approvals, and those of the company's coupons.
 */
const allMessages = derivedBy((world: World, { product }: { product: ProductCode }): readonly Message[] => {
  const own = within(scopeOf(world.viewer, product));
  return [
    ...world.bills.filter(own).flatMap(messagesOfBill),
    ...world.repayments.filter(own).flatMap(messageOfRepayment),
    ...world.refunds.filter(own).flatMap(messageOfRefund),
    ...(world.viewer.account === AccountType.Parent ? parentMessages(world, product) : []),
    ...world.approvals.requests
      .filter((approval) => approval.product === product)
      .flatMap((approval) => messagesOfApproval(world, approval)),
    ...world.coupons.filter(({ products }) => products.includes(product)).flatMap(messageOfCoupon),
  ].sort(newestFirst);
});

/** Returns the messages until now that are still kept, newest first. */
export function messagesOf(world: World, product: ProductCode, now: Instant): readonly Message[] {
  const oldest: Moment = `${addDays(dayOf(now), -terms.messagesKeptDays)} 00:00:00`;
  return allMessages(world, { product }).filter(({ at }) => at <= momentOf(now) && at >= oldest);
}

/** Returns whether the session's login has read it. */
export function isRead(world: World, { id, at }: Message): boolean {
  const { readUntil, read } = world.messages;
  const { pin } = world.viewer;
  return at <= (readUntil[pin] ?? '') || (read[pin]?.includes(id) ?? false);
}

/** Marks messages as read. @param ids undefined: all messages until now */
export function readMessages(world: World, ids: readonly string[] | undefined, now: Instant): World {
  const { pin } = world.viewer;
  const { readUntil, read } = world.messages;
  const messages =
    ids === undefined
      ? { ...world.messages, readUntil: { ...readUntil, [pin]: momentOf(now) } }
      : { ...world.messages, read: { ...read, [pin]: [...new Set([...(read[pin] ?? []), ...ids])] } };
  return { ...world, messages };
}
