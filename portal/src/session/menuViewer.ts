import type { MenuViewer } from '../products/itemRefusal.ts';
import type { GuardedSession } from './session.ts';

/** Who looks at the menu, and at what home offers by it. */
export const menuViewer = ({
  product,
  userInfo,
  openStatus,
}: Pick<GuardedSession, 'product' | 'userInfo' | 'openStatus'>): MenuViewer => ({
  product,
  acctType: userInfo?.acctType,
  userTag: userInfo?.userTag,
  loginId: userInfo?.jdpin,
  factoringType: openStatus.factoringType,
});
