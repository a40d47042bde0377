import type { Product } from '../../products/product.ts';
import type { FilterControl } from '../../ui/filters/controls.ts';
import { AccountField } from './AccountField.tsx';
import { hasPicker, offersEmpty } from './subAccounts.ts';

interface Viewer {
  readonly product: Product;
  readonly isParent: boolean;
  /** Adds 请选择 to the options. 2 §5 */
  readonly showEmptyOption?: boolean;
}

/**
 * The filter by purchasing account. Absent for a child, who sees its own rows only and may not request the list, and
 * for BL-flagged products. 1 §6, 2 §5
 */
export function accountControl({ product, isParent, showEmptyOption }: Viewer): FilterControl<'jdpin'>[] {
  if (!hasPicker({ product, isParent })) return [];
  const empty = offersEmpty(isParent, showEmptyOption);
  return [
    {
      name: 'jdpin',
      kind: 'custom',
      render: (field) => <AccountField {...field} productCode={product.code} offersEmpty={empty} />,
    },
  ];
}
