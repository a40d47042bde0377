import { expect, test } from 'vitest';
import type { Schema } from '../../../core/contract/types.ts';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import { partsAddUp } from './parts-add-up.ts';

/** Returns the complaints about counts, in a contract whose tasks have these states. */
function complaintsOf(states: readonly string[], counts: Readonly<Record<string, number | null>>): string[] {
  const exchange = foreignExchange('petshop.getPet', counts);
  const properties = Object.fromEntries(Object.keys(counts).map((name) => [name, { type: 'integer' }]));
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  const schemas: Readonly<Record<string, Schema>> = {
    Task: { type: 'object', properties: { state: { type: 'string', enum: states } } },
  };
  const operation = { ...exchange.operation, answers: { 200: form }, schemas };
  return partsAddUp.judge({ ...exchange, operation }).map(({ message }) => message);
}

const states = ['open', 'in_progress', 'closed'];

test.each<[string, readonly string[], Readonly<Record<string, number | null>>, string[]]>([
  [
    'reports parts that do not add up to the total',
    states,
    { open: 1, inProgress: 2, closed: 3, total: 5 },
    ['total is 5, and open 1, inProgress 2, closed 3 make 6'],
  ],
  ['accepts parts that add up to the total', states, { open: 1, inProgress: 2, closed: 3, total: 6 }, []],
  ['ignores counts if a state is missing', states, { open: 1, closed: 3, total: 9 }, []],
  [
    'ignores counts with another number beside them',
    states,
    { open: 1, inProgress: 2, closed: 3, late: 1, total: 6 },
    [],
  ],
  [
    'ignores counts that are not named after states',
    ['red', 'blue'],
    { open: 1, inProgress: 2, closed: 3, total: 5 },
    [],
  ],
  [
    'reads counts whose names end in id',
    ['paid', 'unpaid'],
    { paid: 1, unpaid: 2, total: 4 },
    ['total is 4, and paid 1, unpaid 2 make 3'],
  ],
  ...['id', 'task_id', 'taskId', 'taskID'].map(
    (name): [string, string[], Record<string, number>, string[]] => [
      `does not read ${name} as a count`,
      ['open', 'closed'],
      { [name]: 7, open: 1, closed: 2, total: 4 },
      ['total is 4, and open 1, closed 2 make 3'],
    ],
  ),
  ['ignores counts without a total', states, { open: 1, inProgress: 2, closed: 3 }, []],
  ['ignores counts with an unknown value', states, { open: null, inProgress: 2, closed: 3, total: 6 }, []],
])('%s', (_, all, thing, complaints) => {
  expect(complaintsOf(all, thing)).toEqual(complaints);
});
