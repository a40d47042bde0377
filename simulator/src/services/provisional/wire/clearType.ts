import { AccountType, type ProductCode } from '#generated/shared/enums.ts';
import { accountOf } from '../../../world/company/company.ts';
import type { ClearTypeRefusal } from '../../../world/cycles/clearTypeChange.ts';
import { clearType, type ClearTypeOption } from '../../../world/cycles/clearTypes.ts';
import type { World } from '../../../world/world.ts';
import type { ErrorName } from '../../handler.ts';
import type { PurchasingAccount } from '../../../world/company/schema.ts';
import type { ClearTypeChange } from '../../../world/cycles/schema.ts';

export const clearTypeRefusals: Record<ClearTypeRefusal, ErrorName<'provisional'>> = {
  'not-owned': 'AccountNotOwned',
  pending: 'ClearTypeChangePending',
  unchanged: 'ClearTypeUnchanged',
  'not-offered': 'ClearTypeNotOffered',
  overdue: 'OverdueExists',
  frozen: 'QuotaFrozen',
};

/** An account of the company that the viewer may ask about: any for a parent, its own for a child. */
export function visibleAccount(world: World, pin: string | undefined): PurchasingAccount | undefined {
  const { viewer } = world;
  const wanted = pin ?? viewer.pin;
  return viewer.account === AccountType.Parent || wanted === viewer.pin
    ? accountOf(world, wanted)
    : undefined;
}

export const changeEntry = (change: ClearTypeChange) => ({
  changeNo: change.id,
  from: change.from,
  to: change.to,
  effectiveDate: change.effectiveOn,
  submittedAt: change.submittedAt,
});

export const optionEntry = (option: ClearTypeOption, product: ProductCode) => ({
  ...clearType(option.cycle, product),
  selectable: option.reason === undefined,
  ...(option.reason !== undefined && { reason: option.reason }),
  effectiveDate: option.effectiveOn,
  firstBillDate: option.firstBillDate,
  firstRepayDate: option.firstDueDate,
  ...(option.payDays && { lastPayDays: option.payDays }),
});
