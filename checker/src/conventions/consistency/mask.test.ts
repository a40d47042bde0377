import { expect, test } from 'vitest';
import { saying } from '../fixtures/saying.ts';
import { maskIn } from './mask.ts';

const places = { mask: { in: 'query', name: 'mask', explode: false } } as const;

test.each([
  [{ updateMask: 'label,address' }, 'address', true],
  [{ updateMask: 'label' }, 'address', false],
  [{ update_mask: 'postal_address.city' }, 'postalAddress', true],
  [{ update_mask: '*' }, 'address', true],
  [{ mask: 'label' }, 'address', false],
  [{ updateMask: '' }, 'address', undefined],
  [{ label: 'x' }, 'address', undefined],
])('tells whether the mask of %j names %s', (payload, name, isNamed) => {
  expect(maskIn(saying({ places }), payload)?.(name)).toBe(isNamed);
});

test('takes a member `mask` of a body for a value of the resource, such as the mask of a network', () => {
  expect(maskIn(saying({ places: {} }), { mask: '255.255.255.0' })).toBeUndefined();
});
