import { AccountDetailType } from '#generated/shared/enums/AccountDetailType.ts';
import { AccountDirection } from '#generated/shared/enums/AccountDirection.ts';
import { AccountDetailTypeLabel, AccountDirectionLabel } from '#generated/shared/labels.ts';
import type { FilterControl } from '../../ui/filters/controls.ts';
import { oneOf, type ValuesOf } from '../../ui/filters/fields.ts';
import { optionsOf } from '../../ui/filters/optionsOf.ts';
import { period, periodInput } from '../../ui/filters/period.ts';
import { fundsCopy } from './copy.ts';
import type { MovementsInput } from './movement.ts';

const { movements: words } = fundsCopy;

/** The filters of an account's movements in the URL. */
export const movementFields = {
  ...period('30'),
  type: oneOf(Object.values(AccountDetailType)),
  direction: oneOf(Object.values(AccountDirection)),
} as const;

export type MovementFilters = ValuesOf<typeof movementFields>;

export const movementControls: readonly FilterControl<keyof MovementFilters>[] = [
  { kind: 'period', label: words.period },
  {
    kind: 'select',
    name: 'type',
    label: words.type,
    options: optionsOf(Object.values(AccountDetailType), AccountDetailTypeLabel),
  },
  {
    kind: 'select',
    name: 'direction',
    label: words.direction,
    options: optionsOf(Object.values(AccountDirection), AccountDirectionLabel),
  },
];

export type MovementQuery = Omit<MovementsInput, 'productCode' | 'accountNo' | 'pageNo' | 'pageSize'>;

/** The URL's filters in the contract's format; empty ones are left out. */
export const movementQuery = ({ type, direction, ...chosen }: MovementFilters): MovementQuery => ({
  ...periodInput(chosen),
  ...(type && { types: [type] }),
  ...(direction && { direction }),
});
