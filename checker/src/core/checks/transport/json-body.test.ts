import { expect, test } from 'vitest';
import { coupon, good, said } from '../../fixtures/ourContracts.ts';
import { jsonBody } from './json-body.ts';

test('reports HTML, truncated and empty bodies', () => {
  expect(said(jsonBody, coupon, good)).toEqual([]);
  expect(said(jsonBody, coupon, '<html>')).toEqual(['no JSON: <html>']);
  expect(said(jsonBody, coupon, '{"resultCode":')).toHaveLength(1);
  expect(said(jsonBody, coupon, '')).toEqual(['an empty body']);
});
