/** Logins on the wire: that of the session, the child accounts, and the account of a row; and what the login must renew. */
import { accountOf, childrenOf } from '../world/company/company.ts';
import type { World } from '../world/world.ts';

/** Returns the nickname, or the account name without one. */
export const nickname = (world: World): string =>
  accountOf(world, world.viewer.pin)?.nickname ?? world.viewer.pin;

/** Returns one page of the company's child accounts: logins and nicknames. */
export const subAccounts = (world: World, page: { pageNo: number; pageSize: number }) =>
  childrenOf(world)
    .slice((page.pageNo - 1) * page.pageSize, page.pageNo * page.pageSize)
    .map((account) => ({ jdpin: account.pin, nickname: account.nickname }));

/** Returns the login and nickname of an account, for rows. */
export const accountNames = (world: World, pin: string) => {
  const named = accountOf(world, pin)?.nickname;
  return { jdpin: pin, ...(named !== undefined && { nickname: named }) };
};

/** Returns the flow type, such as an expired real name, and whether company data must be completed. */
export const renewFlow = ({ opening }: World) => ({
  flowType: opening.flowType,
  auditControlInfo: { needCompleteInfo: opening.needCompleteInfo },
});
