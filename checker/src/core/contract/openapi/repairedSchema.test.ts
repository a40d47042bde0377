import { expect, test } from 'vitest';
import { repairedSchema } from './repairedSchema.ts';

test('converts a list of schemas in `items`, as draft 4 writes a tuple, and drops nothing', () => {
  const dropped: unknown[] = [];
  const made = repairedSchema(
    { type: 'array', items: [{ type: 'string' }, { type: 'integer' }] },
    (...given) => dropped.push(given),
  );
  expect(made).toEqual({ type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] });
  expect(dropped).toEqual([]);
});
