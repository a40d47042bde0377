import { expect, test } from 'vitest';
import { isInMask } from './mask.ts';

test.each([
  [{ updateMask: 'label,address' }, 'address', true],
  [{ updateMask: 'label' }, 'address', false],
  [{ update_mask: 'postal_address.city' }, 'postalAddress', true],
  [{ update_mask: '*' }, 'address', true],
  [{ label: 'x' }, 'address', true],
])('tells whether %j changes %s', (payload, name, isChanged) => {
  expect(isInMask(payload, name)).toBe(isChanged);
});
