import type { MenuViewer } from '../products/itemRefusal.ts';
import type { GuardedSession } from './session.ts';

/** The viewer of the menu, and of the entries that home takes from it. */
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
