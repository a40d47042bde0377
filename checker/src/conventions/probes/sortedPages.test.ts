import { expect, test } from 'vitest';
import { answer, number, object, reads, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { comparePageFree } from './pageFree.ts';
import { readSortedPages } from './sortedPages.ts';

const tool = object({ id: number, price: number });
const page = object({
  items: { type: 'array', items: tool },
  total: number,
  value: { ...number, description: 'Sum of all matches, not only those on this page.' },
});
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
const sumOf = (tools: Tools): number => tools.reduce((sum, { price }) => sum + price, 0);

interface Backend {
  /** Sorts before it cuts the list into pages. */
  readonly sortsAll: boolean;
  /** Adds up the tools of the page only. */
  readonly sumsPage?: true;
}

/** Returns the findings over a backend. */
async function foundFor({ sortsAll, sumsPage }: Backend): Promise<string[]> {
  const { probe, messages } = smallProbe(contract, (operation, payload) => {
    if (operation !== 'list') return [404, {}];
    const { sort, offset = 0, limit = 20 } = payload as { sort?: string; offset?: number; limit?: number };
    const sign = sort === undefined ? 0 : sort === 'price' ? 1 : -1;
    const inOrder = (tools: Tools): Tools => tools.toSorted((a, b) => sign * (a.price - b.price));
    const cut = (tools: Tools): Tools => tools.slice(Number(offset), Number(offset) + Number(limit));
    const items = sortsAll ? cut(inOrder(TOOLS)) : inOrder(cut(TOOLS));
    return [200, { items, total: TOOLS.length, value: sumOf(sumsPage ? items : TOOLS) }];
  });
  const list = contract.operationOf('list');
  await readSortedPages(probe, list);
  await comparePageFree(probe, list);
  return messages();
}

test('reports nothing for a list that is sorted before it is cut into pages', async () => {
  expect(await foundFor({ sortsAll: true })).toEqual([]);
});

test('reports a list that is sorted within each page only', async () => {
  expect(await foundFor({ sortsAll: false })).toEqual([
    expect.stringMatching(/^the pages of the list sorted by price together are in another order/),
  ]);
});

test('reports a sum that counts one page only', async () => {
  expect(await foundFor({ sortsAll: true, sumsPage: true })).toEqual([
    expect.stringMatching(
      /^value is 10 on one page, and 23 with the whole list; the contract says 'Sum of all/,
    ),
  ]);
});
