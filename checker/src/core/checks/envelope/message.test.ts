import { expect, test } from 'vitest';
import { coupon, good, refusal, said } from '../../fixtures/ourContracts.ts';
import { message } from './message.ts';

test('reports a refusal without a message', () => {
  expect(said(message, coupon, good)).toEqual([]);
  expect(said(message, coupon, refusal('9999999'))).toEqual([]);
  expect(said(message, coupon, { ...refusal('9999999'), resultMsg: ' ' })).toEqual([
    'refused with 9999999 without a message',
  ]);
  expect(said(message, 'legacy.getUserNickName', { error: 'notlogin' })).toEqual([]);
});
