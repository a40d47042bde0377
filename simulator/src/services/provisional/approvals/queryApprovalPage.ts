import { ApprovalBox } from '#generated/shared/enums.ts';
import { isDecidable, isWaiting, visibleApprovals } from '#simulator/world/approvals/approvals.ts';
import type { Approval } from '#simulator/world/approvals/schema.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler } from '../../handler.ts';
import { approvalEntry } from '../wire/approval.ts';
import { same } from '../wire/filters.ts';
import { pageOf } from '../wire/page.ts';

const boxes: Record<ApprovalBox, (world: World, approval: Approval) => boolean> = {
  [ApprovalBox.ToDecide]: isDecidable,
  [ApprovalBox.Mine]: ({ viewer }, { pin }) => pin === viewer.pin,
  [ApprovalBox.All]: () => true,
};

export const queryApprovalPage: Handler<'provisional', 'queryApprovalPage'> = (input, { world }) => {
  const { productCode, box, status, kind } = input;
  const all = visibleApprovals(world, productCode).toReversed();
  const inBox = (name: ApprovalBox) => all.filter((approval) => boxes[name](world, approval));
  const found = inBox(box).filter((approval) => same(approval.status, status) && same(approval.kind, kind));
  const page = pageOf(found, input);
  return {
    data: {
      ...page,
      list: page.list.map((approval) => approvalEntry(world, approval)),
      toDecide: inBox(ApprovalBox.ToDecide).length,
      mineWaiting: inBox(ApprovalBox.Mine).filter(isWaiting).length,
    },
  };
};
