import { expect, test } from 'vitest';
import { answer, number, object, reads, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { readSortedPages } from './sortedPages.ts';

const tool = object({ id: number, price: number });
const page = object({ items: { type: 'array', items: tool }, total: number });
const contract = smallContract('tools.json', {
  paths: {
    '/tools': {
      get: {
        operationId: 'list',
        parameters: [
          { name: 'sort', in: 'query', schema: { ...text, enum: ['price', '-price'] } },
          { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0 } },
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
        ],
        responses: { 200: answer('a page', page) },
      },
    },
    '/tools/{id}': { get: reads('read', tool) },
  },
});

const TOOLS = [7, 3, 3, 9, 1].map((price, at) => ({ id: at + 1, price }));
type Tools = readonly (typeof TOOLS)[number][];

/** Returns the findings over a backend. @param sortsAll whether it sorts before it cuts the list into pages */
async function foundFor(sortsAll: boolean): Promise<string[]> {
  const { probe, messages } = smallProbe(contract, (operation, payload) => {
    if (operation !== 'list') return [404, {}];
    const { sort, offset = 0, limit = 20 } = payload as { sort?: string; offset?: number; limit?: number };
    const sign = sort === undefined ? 0 : sort === 'price' ? 1 : -1;
    const inOrder = (tools: Tools): Tools => tools.toSorted((a, b) => sign * (a.price - b.price));
    const cut = (tools: Tools): Tools => tools.slice(Number(offset), Number(offset) + Number(limit));
    const items = sortsAll ? cut(inOrder(TOOLS)) : inOrder(cut(TOOLS));
    return [200, { items, total: TOOLS.length }];
  });
  await readSortedPages(probe, contract.operationOf('list'));
  return messages();
}

test('reports nothing for a list that is sorted before it is cut into pages', async () => {
  expect(await foundFor(true)).toEqual([]);
});

test('reports a list that is sorted within each page only', async () => {
  expect(await foundFor(false)).toEqual([
    expect.stringMatching(/^the pages of the list sorted by price together are in another order/),
  ]);
});
