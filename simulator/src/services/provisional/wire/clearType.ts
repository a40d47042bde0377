import { AccountType, type ProductCode } from '#generated/shared/enums.ts';
import { accountOf } from '#simulator/world/company/company.ts';
import type { PurchasingAccount } from '#simulator/world/company/schema.ts';
import type { ClearTypeRefusal } from '#simulator/world/cycles/clearTypeChange.ts';
import { clearType, type ClearTypeOption } from '#simulator/world/cycles/clearTypes.ts';
import type { ClearTypeChange } from '#simulator/world/cycles/schema.ts';
import type { World } from '#simulator/world/world.ts';
import type { ErrorName } from '../../handler.ts';

export const clearTypeRefusals: Record<ClearTypeRefusal, ErrorName<'provisional'>> = {
  'not-owned': 'AccountNotOwned',
  pending: 'ClearTypeChangePending',
  unchanged: 'ClearTypeUnchanged',
  'not-offered': 'ClearTypeNotOffered',
  overdue: 'OverdueExists',
  frozen: 'QuotaFrozen',
};

/** Returns an account that the viewer may see, else undefined: a parent may see any. @param pin undefined: the viewer's own */
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
