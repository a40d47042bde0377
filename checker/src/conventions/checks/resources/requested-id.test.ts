import { expect, test } from 'vitest';
import { foreignComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { requestedId } from './requested-id.ts';

test('the pet that is shown is the one that was asked for', () => {
  const asked = { payload: { petId: 1 } };
  expect(foreignComplaintsOf(requestedId, 'petshop.getPet', { id: 3 }, asked)).toEqual([
    'id 3 came, 1 was asked for',
  ]);
  expect(foreignComplaintsOf(requestedId, 'petshop.getPet', { id: 1 }, asked)).toEqual([]);
  // The schema check reports a text instead of a number.
  expect(foreignComplaintsOf(requestedId, 'petshop.getPet', { id: '1' }, asked)).toEqual([]);
  expect(
    foreignComplaintsOf(requestedId, 'petshop.getPet', { title: 'no' }, { ...asked, got: { status: 404 } }),
  ).toEqual([]);
});
