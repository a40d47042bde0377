import { BillStatus } from '#generated/shared/enums/BillStatus.ts';
import { Cycle } from '#generated/shared/enums/Cycle.ts';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { BillStatusLabel, CycleLabel } from '#generated/shared/labels.ts';
import { accountControl } from '#portal/domain/accounts/accountControl.tsx';
import { useAccountKey } from '#portal/domain/accounts/useAccountKey.ts';
import { SavedViews } from '#portal/domain/views/SavedViews.tsx';
import type { Product } from '#portal/products/product.ts';
import { useSession } from '#portal/session/useSession.ts';
import type { CardQuery } from '#portal/ui/feedback/CardFrame.tsx';
import type { FilterControl } from '#portal/ui/filters/controls.ts';
import { FilterBar } from '#portal/ui/filters/FilterBar.tsx';
import { optionsOf } from '#portal/ui/filters/optionsOf.ts';
import type { UrlFilters } from '#portal/ui/filters/useUrlFilters.ts';
import { copy } from '../copy.ts';
import { billFields, billSort, tabField } from '../filters.ts';
import { billTableColumns } from './billTableColumns.tsx';

type Control = FilterControl<keyof typeof billFields>;

const labels = copy.filters;

/** Fields of a saved view: the filters and the tab. */
const viewedFields = { ...tabField, ...billFields };

/** Two cycles share a name: the label of the older one gets its code. */
const cycleLabels = {
  ...CycleLabel,
  [Cycle.LegacyFlexibleDaily]: `${CycleLabel[Cycle.LegacyFlexibleDaily]} ${Cycle.LegacyFlexibleDaily}`,
};

const controls: readonly Control[] = [
  { kind: 'period', label: labels.days },
  {
    kind: 'select',
    name: 'billStatus',
    label: labels.status,
    options: optionsOf(Object.values(BillStatus), BillStatusLabel),
  },
  {
    kind: 'select',
    name: 'cycle',
    label: labels.cycle,
    options: optionsOf(Object.values(Cycle), cycleLabels),
  },
  { kind: 'month', name: 'month', label: labels.month },
  { kind: 'numbers', name: 'billNo', label: labels.billNo },
  { kind: 'numbers', name: 'orderNo', label: labels.orderNo },
];

interface BillFiltersProps {
  readonly product: Product;
  readonly filters: UrlFilters<typeof billFields>;
  readonly query: Pick<CardQuery, 'refetch'>;
}

export function BillFilters({ product, filters, query }: BillFiltersProps) {
  const { isParent } = useSession();
  const columnsKey = useAccountKey('bills');
  const account = accountControl({ product, isParent, showEmptyOption: true });
  return (
    <FilterBar
      filters={filters}
      controls={[...controls, ...account]}
      query={query}
      views={
        <SavedViews
          place={ViewPlace.Bills}
          fields={viewedFields}
          sort={billSort}
          columns={billTableColumns}
          columnsKey={columnsKey}
        />
      }
    />
  );
}
