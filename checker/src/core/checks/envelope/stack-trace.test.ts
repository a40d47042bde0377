import { expect, test } from 'vitest';
import { coupon, good, complaintsOf } from '../../fixtures/ourContracts.ts';
import { stackTrace } from './stack-trace.ts';

const responseWith = (resultMsg: string) => ({ resultCode: '9999999', resultMsg, extData: null });

test.each([
  ['系统错误，请稍后重试', 0],
  ['/productCode 应为以下之一：12003', 0],
  ['For input string\n\tat com.example.Search(Search.java:87)', 1],
  ['TypeError: x\n    at handler (/srv/app.js:10:3)', 1],
  ['SQLSyntaxErrorException: bad', 1],
  ['SELECT * FROM jc_coupon WHERE id = 1', 1],
  ['Traceback (most recent call last):', 1],
])('reports internals of a server in a refusal: %j gets %i complaints', (text, complaints) => {
  expect(complaintsOf(stackTrace, coupon, responseWith(text))).toHaveLength(complaints);
});

test('accepts any text in a success', () => {
  expect(complaintsOf(stackTrace, coupon, { ...good, resultMsg: 'SELECT a FROM b' })).toEqual([]);
});
