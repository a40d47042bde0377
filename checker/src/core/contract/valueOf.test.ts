import { expect, test } from 'vitest';
import { valueOf } from './valueOf.ts';

const boolean = { type: 'boolean' };
const none = { type: 'null' };

test.each([
  [{ anyOf: [boolean, none] }, boolean],
  [
    { oneOf: [none, boolean], default: null },
    { type: 'boolean', default: null },
  ],
  [{ anyOf: [{ $ref: '#/components/schemas/Day' }, none] }, { type: 'string', format: 'date' }],
  [boolean, boolean],
])('returns the value schema of %j without null', { tags: ['odd-null-choice'] }, (schema, value) =>
  expect(valueOf(schema, { Day: { type: 'string', format: 'date' } })).toEqual(value),
);

test('leaves a choice of several values as it is, with its null', { tags: ['odd-null-choice'] }, () => {
  const choice = { anyOf: [boolean, { type: 'string' }, none] };
  expect(valueOf(choice, {})).toEqual(choice);
});
