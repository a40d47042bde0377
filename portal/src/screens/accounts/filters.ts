import { AccountStatus } from '#generated/shared/enums/AccountStatus.ts';
import { LimitUse } from '#generated/shared/enums/LimitUse.ts';
import { AccountStatusLabel, LimitUseLabel } from '#generated/shared/labels.ts';
import type { ProductCode } from '../../products/product.ts';
import type { FilterControl } from '../../ui/filters/controls.ts';
import { keywords, oneOf, type ValuesOf } from '../../ui/filters/fields.ts';
import { optionsOf } from '../../ui/filters/optionsOf.ts';
import { sortedBy } from '../../ui/table/sort.ts';
import { copy } from './copy.ts';
import type { AccountsInput } from './queries.ts';

export const accountFields = {
  keyword: keywords(),
  status: oneOf(Object.values(AccountStatus)),
  limitUse: oneOf(Object.values(LimitUse)),
};

export const accountSort = sortedBy(['used', 'limit', 'lastOrderAt']);

export const accountControls: readonly FilterControl<keyof typeof accountFields>[] = [
  { name: 'keyword', kind: 'numbers', label: copy.fields.keyword },
  {
    name: 'status',
    kind: 'select',
    label: copy.fields.status,
    options: optionsOf(Object.values(AccountStatus), AccountStatusLabel),
  },
  {
    name: 'limitUse',
    kind: 'select',
    label: copy.fields.limitUse,
    options: optionsOf(Object.values(LimitUse), LimitUseLabel),
  },
];

/** The request of the list by its filters; empty filters are left out. */
export const accountsInput = (
  productCode: ProductCode,
  { keyword, status, limitUse }: ValuesOf<typeof accountFields>,
): Omit<AccountsInput, 'pageNo' | 'pageSize'> => ({
  productCode,
  ...(keyword === '' ? {} : { keyword }),
  ...(status === '' ? {} : { status }),
  ...(limitUse === '' ? {} : { limitUse }),
});
