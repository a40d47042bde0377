import { POP_TAG } from '../products/catalogue.ts';
import type { UserInfo } from './userInfo.ts';

export type PopAccess = 'allowed' | 'child' | 'not-pop';

interface Asking {
  readonly userInfo: Pick<UserInfo, 'userTag'> | undefined;
  readonly isParent: boolean;
}

/** Discount terms and unbilled loan orders: for POP users, of them for parents. 1 §6 */
export function popAccess({ userInfo, isParent }: Asking): PopAccess {
  if (userInfo?.userTag !== POP_TAG) return 'not-pop';
  return isParent ? 'allowed' : 'child';
}
