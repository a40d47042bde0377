import type { Product } from '../../products/product.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';

/** The session as the home page needs it: the guard lets nobody in without a product. */
export interface Viewer extends Pick<Session, 'isParent' | 'userInfo' | 'flowType' | 'openStatus'> {
  readonly product: Product;
}

export function useViewer(): Viewer {
  const { product, isParent, userInfo, flowType, openStatus } = useSession();
  if (product === undefined)
    throw new Error('the home page needs a product; the guard should have kept this user away');
  return { product, isParent, userInfo, flowType, openStatus };
}
