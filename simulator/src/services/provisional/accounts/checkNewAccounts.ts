import { problemsOf, roomFor } from '#simulator/world/accounts/newAccounts.ts';
import type { Handler } from '../../handler.ts';
import { newAccounts } from '../wire/account.ts';

/** Checks only; adds nothing. */
export const checkNewAccounts: Handler<'provisional', 'checkNewAccounts'> = ({ accounts }, { world }) => {
  const problems = problemsOf(world, newAccounts(accounts));
  return {
    data: {
      checks: accounts.map(({ loginId }, index) => {
        const problem = problems[index];
        return { loginId, ...(problem !== undefined && { problem }) };
      }),
      room: roomFor(world),
    },
  };
};
