import { expect, test } from 'vitest';
import { verdictsBetween, changesBetween, contract, value } from '../fixtures/contractDiff.ts';
import { causesOf } from './changes/causes.ts';

test('a recursive schema is compared once and grouped into one cause', async () => {
  const tree = (limit: number) =>
    `{ type: object, properties: { name: { type: string, maxLength: ${limit} }, children: { type: array, items: { $ref: '#/components/schemas/Thing' } } } }`;
  const changes = await changesBetween(contract(tree(9)), contract(tree(5)));
  expect(causesOf(changes)).toMatchObject([
    {
      verdict: 'breaking',
      detail: 'maxLength 9 → 5',
      affects: [{ where: 'body application/json /name' }, { where: 'response 200 /name' }],
    },
  ]);
});

test('finds no change between OpenAPI 3.0 and 3.1 with the same meaning', async () => {
  const old = contract(value('{ type: string, nullable: true }'), { version: '3.0.3' });
  expect(await verdictsBetween(old, contract(value('{ type: [string, "null"] }')))).toEqual([]);
});
