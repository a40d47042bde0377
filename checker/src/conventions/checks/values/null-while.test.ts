import { expect, test } from 'vitest';
import { foreignOperation, schemaComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { nullWhile } from './null-while.ts';

const status = { type: 'string', enum: ['open', 'in_progress', 'solved', 'closed'] };
const time = '2027-03-10T08:00:00Z';
const { roles = [] } = foreignOperation('petshop.getPet');

/** Returns the complaints about `at`, a member with this description beside a status and a count. */
const complaintsOf = (description: string, shown: object): string[] =>
  schemaComplaintsOf(nullWhile, {
    properties: { at: { type: 'string', description }, status, count: { type: 'integer' } },
    shown,
    operation: { roles },
  });

test.each<[string, object]>([
  ['Null unless the pet is solved or closed', { at: time, status: 'open' }],
  ['Null unless it is `solved`, `closed` or `in_progress`', { at: time, status: 'open' }],
  ['Null unless the status is closed', { at: time, status: 'solved' }],
  ['null while the pet is open', { at: time, status: 'open' }],
  ['The end; null as long as it is still in_progress', { at: time, status: 'in_progress' }],
  ['null if the status is OPEN', { at: time, status: 'open' }],
  ['null while count is 0', { at: 0, count: 0 }],
  ['null if `count` is zero', { at: time, count: 0 }],
])('reports a value where the contract says "%s"', (description, shown) => {
  expect(complaintsOf(description, shown)).toEqual([expect.stringMatching(/^at is .* with (status|count)/)]);
});

test.each<[string, object]>([
  ['Null unless the pet is solved or closed', { at: time, status: 'closed' }],
  ['Null unless the pet is solved or closed', { at: null, status: 'open' }],
  ['Null unless the pet is solved or closed', { status: 'open' }],
  ['Null unless the pet is solved or closed', { at: time }],
  ['null while the pet is open', { at: time, status: 'closed' }],
  ['null while the pet is open', { at: null, status: 'open' }],
  ['null while the owner is open', { at: time, status: 'open' }],
  ['null while the pet is open and nobody has asked', { at: time, status: 'open' }],
  ['null while the pet is not closed', { at: time, status: 'closed' }],
  ['null while the pet is open or hungry', { at: time, status: 'open' }],
  ['Usually set while the pet is open', { at: time, status: 'open' }],
  ['null until the pet is closed', { at: time, status: 'open' }],
  ['null while count is 0', { at: 3, count: 1 }],
  ['null while count is 0', { at: null, count: 0 }],
  ['null while the sum is 0', { at: 3, count: 0 }],
])('accepts "%s" with %j', (description, shown) => {
  expect(complaintsOf(description, shown)).toEqual([]);
});

test('names an object in a list by the member of the list (`toys`: toy), not by the resource around it', () => {
  const toy = {
    type: 'object',
    properties: { at: { type: 'string', description: 'null while the toy is open' }, status },
  };
  const other = {
    type: 'object',
    properties: { at: { type: 'string', description: 'null while the pet is open' }, status },
  };
  const shown = { toys: [{ at: time, status: 'open' }] };
  const complaints = (items: object): string[] =>
    schemaComplaintsOf(nullWhile, {
      properties: { toys: { type: 'array', items } },
      shown,
      operation: { roles },
    });
  expect(complaints(toy)).toHaveLength(1);
  expect(complaints(other)).toEqual([]);
});
