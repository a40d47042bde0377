import { ApprovalStatus } from '#generated/shared/enums.ts';
import { endApproval, isDecidable, isWaiting, visibleApprovals } from '../../world/approvals/approvals.ts';
import { lookUpKey, rememberKey } from '../../world/repayment/idempotency.ts';
import type { Handler } from '../handler.ts';
import { approvalEntry } from './wire/approval.ts';
import { wantedBy } from './wire/guarded.ts';
import { tryWanted } from './wire/tryWanted.ts';

/** Approved, it runs in the name of who asked, at this moment and after all its own checks; what they refuse ends nothing. */
export const decideApproval: Handler<'provisional', 'decideApproval'> = (input, { world, now }) => {
  const { productCode, approvalNo, approve, reason } = input;
  const approval = visibleApprovals(world, productCode).find(({ id }) => id === approvalNo);
  if (approval === undefined) return { refuse: 'ApprovalNotFound' };
  const known = lookUpKey(world, 'decideApproval', input);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  if (known.state === 'again') return { data: approvalEntry(world, approval) };
  if (!isWaiting(approval)) return { refuse: 'ApprovalEnded' };
  if (!isDecidable(world, approval)) return { refuse: 'ApprovalNotYours' };
  if (!approve && reason === undefined) return { refuse: 'ApprovalReasonMissing' };

  const decision = { pin: world.viewer.pin, ...(reason !== undefined && { reason }) };
  const wanted = wantedBy(approval.content);
  const tried = !approve || wanted === undefined ? { world } : tryWanted(world, wanted, approval.pin, now);
  if ('problem' in tried)
    return { refuse: 'ApprovalOutdated', message: `${tried.problem}。款项与额度均未变动` };
  const made = approve ? wanted?.made(tried.world) : undefined;
  const ending = {
    status: approve ? ApprovalStatus.Approved : ApprovalStatus.Refused,
    decision,
    ...(made !== undefined && { made }),
  };
  const ended = endApproval(tried.world, approval.id, ending, now);
  if ('refuse' in ended) return { refuse: 'ApprovalEnded' };
  return {
    data: approvalEntry(ended.world, ended.approval),
    world: rememberKey(ended.world, 'decideApproval', input, approval.id),
  };
};
