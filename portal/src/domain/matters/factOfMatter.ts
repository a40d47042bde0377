import { OpenMatterKind } from '#generated/shared/enums/OpenMatterKind.ts';
import type { ProductCode } from '../../products/product.ts';
import type { FactMark } from '../../ui/fact/factMark.ts';
import { factOf } from '../fact/factOf.ts';

/** What home and the lists tell of the same. */
export function factOfMatter(kind: OpenMatterKind, productCode: ProductCode): FactMark | undefined {
  if (kind === OpenMatterKind.BillsDue) return factOf('owed.total', productCode);
  return kind === OpenMatterKind.Unbilled ? factOf('unbilled.total', productCode) : undefined;
}
