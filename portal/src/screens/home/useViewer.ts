import type { MenuViewer } from '../../products/itemRefusal.ts';
import type { Product } from '../../products/product.ts';
import { menuViewer } from '../../session/menuViewer.ts';
import type { GuardedSession } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';

/** The session for the home page; the guard requires a product. */
export interface Viewer extends Pick<
  GuardedSession,
  'isParent' | 'isAccountFrozen' | 'userInfo' | 'openStatus'
> {
  readonly product: Product;
  /** The viewer for the menu's rules. */
  readonly menu: MenuViewer;
}

export function useViewer(): Viewer {
  const session = useSession();
  const { product, isParent, isAccountFrozen, userInfo, openStatus } = session;
  if (product === undefined)
    throw new Error('the home page needs a product; the guard should have kept this user away');
  return {
    product,
    isParent,
    isAccountFrozen,
    userInfo,
    openStatus,
    menu: menuViewer(session),
  };
}
