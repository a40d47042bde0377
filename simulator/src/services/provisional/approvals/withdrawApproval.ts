import { ApprovalStatus } from '#generated/shared/enums.ts';
import { endApproval, visibleApprovals } from '#simulator/world/approvals/approvals.ts';
import type { Handler } from '../../handler.ts';
import { approvalEntry } from '../wire/approval.ts';

export const withdrawApproval: Handler<'provisional', 'withdrawApproval'> = (
  { productCode, approvalNo },
  { world, now },
) => {
  const approval = visibleApprovals(world, productCode).find(({ id }) => id === approvalNo);
  if (approval === undefined) return { refuse: 'ApprovalNotFound' };
  if (approval.pin !== world.viewer.pin) return { refuse: 'ApprovalNotYours' };
  const ended = endApproval(world, approval.id, { status: ApprovalStatus.Withdrawn }, now);
  if ('refuse' in ended) return { refuse: 'ApprovalEnded' };
  return { data: approvalEntry(ended.world, ended.approval), world: ended.world };
};
