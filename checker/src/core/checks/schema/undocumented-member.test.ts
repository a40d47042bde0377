import { expect, test } from 'vitest';
import { coupon, good, said } from '../../fixtures/ourContracts.ts';
import { undocumentedMember } from './undocumented-member.ts';

test('reports members that no branch documents, with --strict only', () => {
  const more = { ...good, resultData: { ...good.resultData, internalId: 7 } };
  expect(said(undocumentedMember, coupon, more)).toEqual([]);
  expect(said(undocumentedMember, coupon, more, { rules: { strict: true } })).toEqual([
    '/resultData/internalId is not documented',
  ]);
  expect(said(undocumentedMember, coupon, good, { rules: { strict: true } })).toEqual([]);
});
