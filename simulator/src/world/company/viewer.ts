/** Viewer of the portal: the login of the session. */
import { AccountType, type ProductCode } from '#generated/shared/enums.ts';
import type { Scope } from '../ledger/scope.ts';
import type { Viewer } from './schema.ts';

/** Returns what a viewer sees: a parent the whole company, a child only itself (spec 2 §5). */
export const scopeOf = (viewer: Viewer, product: ProductCode): Scope =>
  viewer.account === AccountType.Parent ? { product } : { product, pin: viewer.pin };
