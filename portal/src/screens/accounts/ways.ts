import { ProductCode } from '#generated/shared/enums/ProductCode.ts';
import { paths } from '../../paths.ts';
import type { Product } from '../../products/product.ts';

type Family = Pick<Product, 'code' | 'factoring'>;

/** Of the factoring products only 12023 manages accounts. 1 §2 */
export const managesAccounts = ({ code, factoring }: Family): boolean =>
  !factoring || code === ProductCode.Factoring;

/** Where accounts are added on pages of their own; the other families add them beside the list. 1 §2 */
export const addPagesOf = ({ factoring }: Family) =>
  factoring ? { add: paths.factoringAccountAddSingle(), batch: paths.factoringAccountAdd() } : undefined;
