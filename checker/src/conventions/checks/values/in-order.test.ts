import { expect, test } from 'vitest';
import { foreignComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { spanInOrder } from './in-order.ts';

const days = (from: string, to: string) => ({ from, to });

test.each([
  ['accepts days in order', days('2027-03-01', '2027-03-02'), 0],
  ['accepts equal days', days('2027-03-01', '2027-03-01'), 0],
  ['reports an end before the start', days('2027-03-02', '2027-03-01'), 1],
  [
    'reports an end one hour before the start',
    { startsAt: '2027-03-01T10:00:00Z', endsAt: '2027-03-01T09:00:00Z' },
    1,
  ],
  ['ignores texts that are no days', days('M2', 'M1'), 0],
  [
    'does not take notBefore as the end, nor notAfter as the start',
    { notBefore: '2027-03-01', notAfter: '2027-03-02' },
    0,
  ],
])('%s', (_, payload, count) => {
  expect(
    foreignComplaintsOf(spanInOrder, 'petshop.createPet', {}, { payload, got: { status: 201 } }),
  ).toHaveLength(count);
});

test('ignores refusals and reads', () => {
  const payload = days('2027-03-02', '2027-03-01');
  expect(
    foreignComplaintsOf(spanInOrder, 'petshop.createPet', {}, { payload, got: { status: 400 } }),
  ).toEqual([]);
  expect(foreignComplaintsOf(spanInOrder, 'petshop.listPets', {}, { payload })).toEqual([]);
});
