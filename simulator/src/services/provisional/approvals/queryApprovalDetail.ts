import { visibleApprovals } from '#simulator/world/approvals/approvals.ts';
import type { Handler } from '../../handler.ts';
import { approvalDetail } from '../wire/approval.ts';

export const queryApprovalDetail: Handler<'provisional', 'queryApprovalDetail'> = (
  { productCode, approvalNo },
  { world, now },
) => {
  const approval = visibleApprovals(world, productCode).find(({ id }) => id === approvalNo);
  return approval === undefined
    ? { refuse: 'ApprovalNotFound' }
    : { data: approvalDetail(world, approval, now) };
};
