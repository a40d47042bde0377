import { expect, test } from 'vitest';
import { coupon, good, said } from '../../fixtures/ourContracts.ts';
import { extraMember } from './extra-member.ts';

test('extData is present in the standard service only', () => {
  expect(said(extraMember, coupon, good)).toEqual([]);
  expect(said(extraMember, coupon, { ...good, extData: undefined })).toEqual([
    '/extData is missing from the envelope',
  ]);
  expect(said(extraMember, 'legacy.getUserNickName', { code: '0000' })).toEqual([]);
});
