import { expect, test } from 'vitest';
import { coupon, good, complaintsOf } from '../../fixtures/ourContracts.ts';
import { jsonBody } from './json-body.ts';

test('reports HTML, truncated and empty bodies', () => {
  expect(complaintsOf(jsonBody, coupon, good)).toEqual([]);
  expect(complaintsOf(jsonBody, coupon, '<html>')).toEqual(['no JSON: <html>']);
  expect(complaintsOf(jsonBody, coupon, '{"resultCode":')).toHaveLength(1);
  expect(complaintsOf(jsonBody, coupon, '')).toEqual(['an empty body']);
});
