import { isForAdmins } from '../contract/forAdmins.ts';
import type { Operation } from '../contract/types.ts';
import type { Login } from '../exchange/ask.ts';

/** What is kept for administrators is asked by the admin, where there is one; the user is the one who may do less. */
export function accountFor(operation: Operation, login: Login, hasAdmin: boolean): Login {
  if (!hasAdmin || !isForAdmins(operation)) return login;
  if (login === 'parent') return 'account:admin';
  return login === 'child' ? 'parent' : login;
}
