import { expect, test } from 'vitest';
import { extraMember } from './extra-member.ts';
import { coupon, good, said } from '../../fixtures/ourContracts.ts';

test('extData is always there in the standard service, and nowhere else', () => {
  expect(said(extraMember, coupon, good)).toEqual([]);
  expect(said(extraMember, coupon, { ...good, extData: undefined })).toEqual([
    '/extData is missing from the envelope',
  ]);
  expect(said(extraMember, 'legacy.getUserNickName', { code: '0000' })).toEqual([]);
});
