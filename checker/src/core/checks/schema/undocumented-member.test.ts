import { expect, test } from 'vitest';
import { coupon, good, said } from '../../fixtures/ourContracts.ts';
import { undocumentedMember } from './undocumented-member.ts';

test('with --strict nothing may be there that no branch names', () => {
  const more = { ...good, resultData: { ...good.resultData, internalId: 7 } };
  expect(said(undocumentedMember, coupon, more)).toEqual([]);
  expect(said(undocumentedMember, coupon, more, { rules: { strict: true } })).toEqual([
    '/resultData/internalId is not documented',
  ]);
  expect(said(undocumentedMember, coupon, good, { rules: { strict: true } })).toEqual([]);
});
