import { expect, test } from 'vitest';
import { coupon, good, complaintsOf } from '../../fixtures/ourContracts.ts';
import { undocumentedMember } from './undocumented-member.ts';

test('reports members that no branch documents, with --strict only', () => {
  const more = { ...good, resultData: { ...good.resultData, internalId: 7 } };
  expect(complaintsOf(undocumentedMember, coupon, more)).toEqual([]);
  expect(complaintsOf(undocumentedMember, coupon, more, { rules: { strict: true } })).toEqual([
    '/resultData/internalId is not documented',
  ]);
  expect(complaintsOf(undocumentedMember, coupon, good, { rules: { strict: true } })).toEqual([]);
});
