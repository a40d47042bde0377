/** Who looks at the portal: the login of the session. */
import { AccountType, type ProductCode, type UserTag } from '#generated/shared/enums.ts';
import type { Scope } from '../ledger/records.ts';

export interface Viewer {
  loggedIn: boolean;
  /** Login account; its nickname and phone are on the purchasing account of the same pin. */
  pin: string;
  account: AccountType;
  /** Product that the provider opens the portal with; none when nothing tells. */
  product: ProductCode | null;
  userTag: UserTag;
  /** Mall admin, needed to open 12025. */
  admin: boolean;
  /** Channel of entry, like XTL-UPGRADE or HC. */
  channel?: string;
}

/** A parent sees the whole company, a child only itself (spec 2 §5). */
export const scopeOf = (viewer: Viewer, product: ProductCode): Scope =>
  viewer.account === AccountType.Parent ? { product } : { product, pin: viewer.pin };
