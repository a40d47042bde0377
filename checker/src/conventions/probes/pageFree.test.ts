import { expect, test } from 'vitest';
import { answer, number, object, reads } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { comparePageFree } from './pageFree.ts';

const tool = object({ id: number, price: number });
const TOOLS = [7, 3, 3, 9, 1].map((price, at) => ({ id: at + 1, price }));
type Tools = readonly (typeof TOOLS)[number][];
const sumOf = (tools: Tools): number => tools.reduce((sum, { price }) => sum + price, 0);

/** Returns the findings over a backend. @param says description of the sum @param counted the tools that the sum counts */
async function foundFor(says: string, counted: (page: Tools) => Tools): Promise<string[]> {
  const contract = smallContract('tools.json', {
    paths: {
      '/tools': {
        get: {
          operationId: 'list',
          parameters: [
            { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0 } },
            { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
          ],
          responses: {
            200: answer(
              'a page',
              object({
                items: { type: 'array', items: tool },
                total: number,
                value: { ...number, description: says },
              }),
            ),
          },
        },
      },
      '/tools/{id}': { get: reads('read', tool) },
    },
  });
  const { probe, messages } = smallProbe(contract, (operation, payload) => {
    if (operation !== 'list') return [404, {}];
    const { offset = 0, limit = 20 } = payload as { offset?: number; limit?: number };
    const items = TOOLS.slice(Number(offset), Number(offset) + Number(limit));
    return [200, { items, total: TOOLS.length, value: sumOf(counted(items)) }];
  });
  await comparePageFree(probe, contract.operationOf('list'));
  return messages();
}

const PROMISES = [
  'Sum of all matches, not only those on this page.',
  'Value of the tools, whatever the page.',
  'The sum over all pages.',
  '合计金额，与分页无关。',
];

test.each(PROMISES)('reports a sum of one page under: %s', async (says) => {
  expect(await foundFor(says, (page) => page)).toEqual([
    expect.stringMatching(/^value is \d+ on one page, and 23 with the whole list; the contract says/),
  ]);
});

test.each(PROMISES)('reports no sum of the whole list under: %s', async (says) => {
  expect(await foundFor(says, () => TOOLS)).toEqual([]);
});

test('reports no sum of one page without such a promise', async () => {
  expect(await foundFor('Sum of the prices.', (page) => page)).toEqual([]);
});
