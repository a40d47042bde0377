import type { MenuViewer } from '../../products/itemRefusal.ts';
import type { Product } from '../../products/product.ts';
import { menuViewer } from '../../session/menuViewer.ts';
import type { GuardedSession } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';

/** The user of home with the product, which the guard has required. */
export interface Viewer extends Pick<
  GuardedSession,
  'isParent' | 'isAccountFrozen' | 'userInfo' | 'openStatus'
> {
  readonly product: Product;
  /** The viewer for the menu's rules. */
  readonly menu: MenuViewer;
}

/** Returns the user of home. @throws if the session has no product */
export function useViewer(): Viewer {
  const session = useSession();
  const { product, isParent, isAccountFrozen, userInfo, openStatus } = session;
  if (product === undefined)
    throw new Error('The session has no product, but home needs one. Let the guard redirect this user.');
  return {
    product,
    isParent,
    isAccountFrozen,
    userInfo,
    openStatus,
    menu: menuViewer(session),
  };
}
