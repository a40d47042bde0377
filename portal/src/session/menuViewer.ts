import type { MenuViewer } from '../products/itemRefusal.ts';
import type { GuardedSession } from './session.ts';

/** Returns the facts of a session that decide on the entries of the menu, and on the same entries on home. */
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
