import { expect, test } from 'vitest';
import { coupon, good, complaintsOf } from '../../fixtures/ourContracts.ts';
import { contentType } from './content-type.ts';

test.each([
  ['application/json', 0],
  ['application/json;charset=UTF-8', 0],
  ['text/html', 1],
  ['application/jsonp', 1],
  ['', 1],
])('accepts only JSON of our own contracts, with any charset: %j gets %i complaints', (type, complaints) => {
  expect(complaintsOf(contentType, coupon, good, { got: { type } })).toHaveLength(complaints);
});
