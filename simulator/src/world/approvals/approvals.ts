/**
 * Requests for another account's approval: how they start and end. Their content is not interpreted here.
 */
import { AccountType, ApprovalKind, ApprovalStatus, type ProductCode } from '#generated/shared/enums.ts';
import { terms } from '../terms.ts';
import { momentOf, type Instant } from '../values/calendar.ts';
import type { Cents } from '../values/money.ts';
import { numberOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import type { Approval, ApprovalContent } from './schema.ts';
import { mayDecide, othersDecide } from './setting.ts';

export const isWaiting = ({ status }: Approval): boolean => status === ApprovalStatus.Waiting;

export const waitingApprovals = ({ approvals }: World): Approval[] => approvals.requests.filter(isWaiting);

/** Returns whether an approved request moves money of the company. */
export const movesMoney = ({ kind }: Approval): boolean => kind !== ApprovalKind.AccountLimit;

/** Returns whether the viewer may decide a request: it waits, another account asked, and the setting names the viewer. */
export const isDecidable = (world: World, approval: Approval): boolean =>
  isWaiting(approval) && approval.pin !== world.viewer.pin && mayDecide(world, world.viewer.pin);

/**
 * Returns the approvals of a product: all for a parent; for others those that they asked for, decided, or may decide.
 */
export function visibleApprovals(world: World, product: ProductCode): Approval[] {
  const { pin, account } = world.viewer;
  return world.approvals.requests.filter(
    (approval) =>
      approval.product === product &&
      (account === AccountType.Parent ||
        approval.pin === pin ||
        approval.decision?.pin === pin ||
        isDecidable(world, approval)),
  );
}

export interface ApprovalRequest {
  readonly kind: ApprovalKind;
  readonly product: ProductCode;
  readonly amount: Cents;
  /** Threshold that the amount exceeds. */
  readonly threshold: Cents;
  readonly subjects: readonly string[];
  readonly content: ApprovalContent;
  readonly reason?: string;
}

/** Stores a request without reserving line, balance or coupon. */
export function askApproval(
  world: World,
  { subjects, ...request }: ApprovalRequest,
  now: Instant,
): { world: World; approval: Approval } | { refuse: 'no-decider' | 'waiting' } {
  const { pin } = world.viewer;
  if (!othersDecide(world, pin)) return { refuse: 'no-decider' };
  const same = waitingApprovals(world).some(
    (other) => other.kind === request.kind && other.subjects.some((subject) => subjects.includes(subject)),
  );
  if (same) return { refuse: 'waiting' };
  const { requests } = world.approvals;
  const approval: Approval = {
    id: numberOf('SP', now, requests.length + 1),
    ...request,
    subjects: [...subjects],
    pin,
    status: ApprovalStatus.Waiting,
    askedAt: momentOf(now),
    expiresAt: momentOf(now + terms.approvalDays * 86_400_000),
  };
  return {
    approval,
    world: { ...world, approvals: { ...world.approvals, requests: [...requests, approval] } },
  };
}

type ApprovalEnding = Pick<Approval, 'status' | 'decision' | 'made'>;

/** Ends a waiting request. */
export function endApproval(
  world: World,
  id: string,
  ending: ApprovalEnding,
  at: Instant,
): { world: World; approval: Approval } | { refuse: 'ended' } {
  const before = waitingApprovals(world).find((approval) => approval.id === id);
  if (before === undefined) return { refuse: 'ended' };
  const approval: Approval = { ...before, ...ending, endedAt: momentOf(at) };
  const requests = world.approvals.requests.map((entry) => (entry === before ? approval : entry));
  return { approval, world: { ...world, approvals: { ...world.approvals, requests } } };
}
