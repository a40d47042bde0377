import { fundAccount } from '#simulator/world/funds/funds.ts';
import { dayOf } from '#simulator/world/values/calendar.ts';
import type { Handler } from '../../handler.ts';
import { claimEntry } from '../wire/claim.ts';
import { inPeriod, same } from '../wire/filters.ts';
import { compare, pageOf } from '../wire/page.ts';

export const queryClaimPage: Handler<'provisional', 'queryClaimPage'> = (input, { world, now }) => {
  const { accountNo, status, claimType } = input;
  if (accountNo !== undefined && fundAccount(world, accountNo) === undefined)
    return { refuse: 'FundAccountNotOwned' };
  const found = world.fundBook.claims
    .filter(
      (claim) =>
        same(claim.accountNo, accountNo) &&
        same(claim.status, status) &&
        same(claim.claimType, claimType) &&
        inPeriod(claim.submittedAt, input, dayOf(now)),
    )
    .sort((a, b) => compare(b.submittedAt, a.submittedAt) || compare(b.no, a.no));
  const page = pageOf(found, input);
  return { data: { ...page, list: page.list.map((claim) => claimEntry(world, claim)) } };
};
