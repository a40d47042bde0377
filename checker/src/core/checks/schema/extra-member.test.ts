import { expect, test } from 'vitest';
import { coupon, good, complaintsOf } from '../../fixtures/ourContracts.ts';
import { extraMember } from './extra-member.ts';

test('reports a missing extData, the extra member of the envelope, in the standard service only', () => {
  expect(complaintsOf(extraMember, coupon, good)).toEqual([]);
  expect(complaintsOf(extraMember, coupon, { ...good, extData: undefined })).toEqual([
    '/extData is missing from the envelope',
  ]);
  expect(complaintsOf(extraMember, 'legacy.getUserNickName', { code: '0000' })).toEqual([]);
});
