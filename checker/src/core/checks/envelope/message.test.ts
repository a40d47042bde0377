import { expect, test } from 'vitest';
import { coupon, good, refusal, complaintsOf } from '../../fixtures/ourContracts.ts';
import { message } from './message.ts';

test('reports a refusal without a message, unless a text tells of a missing login', () => {
  expect(complaintsOf(message, coupon, good)).toEqual([]);
  expect(complaintsOf(message, coupon, refusal('9999999'))).toEqual([]);
  expect(complaintsOf(message, coupon, { ...refusal('9999999'), resultMsg: ' ' })).toEqual([
    'refused with 9999999 without a message',
  ]);
  expect(complaintsOf(message, 'legacy.getUserNickName', { error: 'notlogin' })).toEqual([]);
});
