import { expect, test } from 'vitest';
import { dataSchema } from './dataSchema.ts';
import { generateData } from './generate.ts';

const now = Date.parse('2026-11-12T02:00:00Z');
const operation = { service: 'gateway', id: 'queryDetailInfo', system: 'STD' } as const;

test('finds the data schema inside both gateway envelopes', () => {
  expect(dataSchema(operation)).toMatchObject({
    type: 'array',
    items: { properties: { investorNo: {}, balance: {} } },
  });
});

test('gives the same data for the same seed, and other data for another', async () => {
  const [first, again, other] = [
    await generateData(operation, 'a', now),
    await generateData(operation, 'a', now),
    await generateData(operation, 'b', now),
  ];
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});
