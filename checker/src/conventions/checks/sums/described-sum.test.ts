import { expect, test } from 'vitest';
import { schemaComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { describedSum } from './described-sum.ts';

const number = { type: 'number' };
const list = { type: 'array', items: { type: 'object', properties: { stars: number, unitPrice: number } } };

const charges = {
  type: 'array',
  items: { type: 'object', properties: { code: { type: 'string' }, amount: { type: 'string' } } },
};

/** Returns the complaints about a response. @param description what the contract says about its member `free` */
function complaintsAbout(description: string, shown: object) {
  const properties = {
    // Beside a second list, `average of the stars` would not say which list it means.
    ...('charges' in shown && { charges }),
    size: number,
    used: number,
    ratings: list,
    free: { ...number, description },
  };
  return schemaComplaintsOf(describedSum, { properties, shown });
}

test.each<[string, object]>([
  ['size less used', { size: 9, used: 2, free: 7 }],
  ['= size * used', { size: 9, used: 2, free: 18 }],
  ['size plus used', { size: 0.1, used: 0.2, free: 0.3 }],
  ['The sum of size and used.', { size: 9, used: 2, free: 11 }],
  ['used of size in percent', { size: 3, used: 1, free: 33.3 }],
  ['可用（件）= size - used', { size: 9, used: 2, free: 7 }],
  ['average of the stars', { ratings: [{ stars: 3 }, { stars: 4 }], free: 3.5 }],
  ['size × 10 / 110, rounded half up to cents', { size: 239.9, free: 21.81 }],
  // 0.125 may be rounded down, as the contract does not say how.
  ['size × 0.5, rounded to cents', { size: 0.25, free: 0.12 }],
  ['sum of the charges', { ratings: [], charges: [{ code: 'A', amount: '1.50' }], free: '1.50' }],
  ['size less used. 0 for a closed one.', { size: 9, used: 2, free: 0 }],
  ['unitPrice 之和', { ratings: [{ unitPrice: 3 }, { unitPrice: 4 }], free: 7 }],
])('accepts the right value of "%s" in %j', (description, shown) => {
  expect(complaintsAbout(description, shown)).toEqual([]);
});

test.each<[string, object]>([
  ['size less used', { size: 9, used: 2, free: 9 }],
  ['size less used', { size: '9.00', used: '2.00', free: '9.00' }],
  ['The sum of size and used.', { size: 9, used: 2, free: 9 }],
  ['used of size in percent', { size: 4, used: 1, free: 75 }],
  ['可用 = size - used', { size: 9, used: 2, free: 9 }],
  ['number of ratings', { ratings: [{}, {}], free: 3 }],
  ['average of the stars', { ratings: [{ stars: 3 }, { stars: 4 }], free: 3 }],
  ['sum of the unit prices', { ratings: [{ unitPrice: 3 }, { unitPrice: 4 }], free: 3 }],
  ['size × 10 / 110, rounded half up to cents', { size: 239.9, free: 21.8 }],
  ['size × 0.5, rounded half up to cents', { size: 0.25, free: 0.12 }],
  ['sum of the charges', { ratings: [], charges: [{ code: 'A', amount: '1.50' }], free: '0.00' }],
])('reports a wrong value of "%s" in %j', (description, shown) => {
  expect(complaintsAbout(description, shown)).toHaveLength(1);
});

test.each<[string, string, object]>([
  ['a word that names no member', 'size less everything', { size: 9, used: 2, free: 9 }],
  ['a rule with exceptions', 'What is free, size less used as a rule', { size: 9, used: 2, free: 9 }],
  ['a part that is null', 'size less used', { size: 9, used: null, free: 9 }],
])('does not judge %s: "%s"', (_, description, shown) => {
  expect(complaintsAbout(description, shown)).toEqual([]);
});

test.each([
  ['While open: size less used. Otherwise 0', 'open', 7, 0],
  ['While open: size less used. Otherwise 0', 'open', 9, 1],
  ['While open: size less used. Otherwise 0', 'shut', 0, 0],
  ['size less used while it is open, otherwise 0', 'open', 9, 1],
  ['size less used while it is open, otherwise 0', 'shut', 0, 0],
  ['If open: everything', 'open', 9, 0],
  ['size less used as long as somewhere is room', 'open', 9, 0],
])('checks a sum that holds in one state: %s, %s with %i', (description, state, free, count) => {
  const properties = {
    size: number,
    used: number,
    state: { type: 'string', enum: ['open', 'shut'] },
    free: { ...number, description },
  };
  const shown = { size: 9, used: 2, state, free };
  expect(schemaComplaintsOf(describedSum, { properties, shown })).toHaveLength(count);
});

test.each([
  ['`free` is size less used.', 7, 0],
  ['`free` is size less used.', 9, 1],
  ['The free of a shelf is always size less used.', 9, 1],
  ['Is free when size less used.', 9, 0],
])('reads a sum from a sentence of the contract: %s %i', (description, free, count) => {
  const shelf = { type: 'object', properties: { size: number, used: number, free: number } };
  const { sent } = smallContract('shelf.json', {
    info: { title: 'Shelf', version: '1', description },
    paths: {
      '/shelf': {
        get: {
          operationId: 'getShelf',
          responses: { 200: { description: 'it', content: { 'application/json': { schema: shelf } } } },
        },
      },
    },
  });
  expect(describedSum.judge(sent('getShelf', {}, { size: 9, used: 2, free }).exchange)).toHaveLength(count);
});

// 19 % of 150 is 28.5, and 50 % of 3 is 1.5. Without `half up`, either neighbour is right. A whole number has no cents.
test.each([
  ['19 % of net, rounded half up', 150, 29, 0],
  ['19 % of net, rounded half up', 150, 28, 1],
  ['50 % of net, rounded half up', 3, 2, 0],
  ['50 % of net, rounded half up', 3, 1, 1],
  ['50 % of net, rounded half up to cents', 3, 2, 0],
  ['50 % of net, rounded to the nearest cent', 3, 1, 0],
  ['50 % of net, rounded to the nearest cent', 4, 1, 1],
  ['19 % of net, rounded up', 150, 29, 0],
  ['19 % of net', 150, 28, 0],
  ['19 % of everything, rounded half up', 150, 1, 0],
])(
  'judges whole numbers by the rounding that the contract states: "%s" of %i shown as %i',
  (description, net, tax, count) => {
    const properties = { net: { type: 'integer' }, tax: { type: 'integer', description } };
    expect(schemaComplaintsOf(describedSum, { properties, shown: { net, tax } })).toHaveLength(count);
  },
);

// 20 % of 1000 less 105 is 179; of 1000 alone, less 105, it is 95.
test.each<[string, object, number]>([
  ['20 % of goods less the discount, rounded half up to the cent.', { tax: 179 }, 0],
  ['20 % of goods less the discount, rounded half up to the cent.', { tax: 95 }, 0],
  ['20 % of goods less the discount, rounded half up to the cent.', { tax: 200 }, 1],
  ['20 percent of the goods amount after discount, rounded half up.', { tax: 179 }, 0],
  ['20 percent of the goods amount after discount, rounded half up.', { tax: 200 }, 1],
  ['5 % of the goods price, rounded half up to the cent.', { tax: 50 }, 0],
  ['5 % of the goods price, rounded half up to the cent.', { tax: 49 }, 1],
  // Two members are called fee.
  ['5 % of the fee', { tax: 1 }, 0],
  // It is unclear what the percentage is of.
  ['5 % of goods plus 3', { tax: 1 }, 0],
])('reads names without their units in "%s" shown as %j', (description, shown, count) => {
  const whole = { type: 'integer' };
  const properties = {
    goods_cents: whole,
    discount_cents: whole,
    fee_cents: whole,
    fee_amount: whole,
    tax: { ...whole, description },
  };
  const values = { goods_cents: 1000, discount_cents: 105, fee_cents: 7, fee_amount: 8, ...shown };
  expect(schemaComplaintsOf(describedSum, { properties, shown: values })).toHaveLength(count);
});

test.each([
  ['half a cent is rounded up', 0],
  ['halves are rounded up', 0],
  ['half up', 0],
])('reads in "19 %% of net, rounded to the cent; %s" that a half is rounded up', (words, count) => {
  const properties = {
    net: number,
    tax: { ...number, description: `19 % of net, rounded to the cent; ${words}` },
  };
  expect(schemaComplaintsOf(describedSum, { properties, shown: { net: 0.5, tax: 0.1 } })).toHaveLength(count);
  expect(schemaComplaintsOf(describedSum, { properties, shown: { net: 0.5, tax: 0.09 } })).toHaveLength(1);
});
