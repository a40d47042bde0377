import { ApprovalBox } from '#generated/shared/enums/ApprovalBox.ts';
import { ApprovalKind } from '#generated/shared/enums/ApprovalKind.ts';
import { ApprovalStatus } from '#generated/shared/enums/ApprovalStatus.ts';
import { ApprovalKindLabel, ApprovalStatusLabel } from '#generated/shared/labels.ts';
import type { ProductCode } from '../../products/product.ts';
import type { FilterControl } from '../../ui/filters/controls.ts';
import { oneOf, type ValuesOf } from '../../ui/filters/fields.ts';
import { optionsOf } from '../../ui/filters/optionsOf.ts';
import { copy } from './copy.ts';
import type { ApprovalsInput } from './queries.ts';

const boxNames = [ApprovalBox.ToDecide, ApprovalBox.Mine] as const;

/** The tabs of the list, without the one of all approvals. */
export const boxes = boxNames.map((value) => ({ value, label: copy.boxes[value] }));

export const approvalFields = {
  box: oneOf(boxNames),
  kind: oneOf(Object.values(ApprovalKind)),
  status: oneOf(Object.values(ApprovalStatus)),
};

export const approvalControls: readonly FilterControl<keyof typeof approvalFields>[] = [
  {
    name: 'kind',
    kind: 'select',
    label: copy.fields.kind,
    options: optionsOf(Object.values(ApprovalKind), ApprovalKindLabel),
  },
  {
    name: 'status',
    kind: 'select',
    label: copy.fields.status,
    options: optionsOf(Object.values(ApprovalStatus), ApprovalStatusLabel),
  },
];

export const approvalsInput = (
  productCode: ProductCode,
  { box, kind, status }: ValuesOf<typeof approvalFields>,
): Omit<ApprovalsInput, 'pageNo' | 'pageSize'> => ({
  productCode,
  box: box === '' ? ApprovalBox.All : box,
  ...(kind && { kind }),
  ...(status && { status }),
});
