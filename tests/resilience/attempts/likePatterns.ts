/** Measures the maximum number of faults and patterns of a session with values and addresses that match slowly. */
import { COUPONS, costs, type Costly, type Target } from '../cost.ts';

const FAULTS = 100;
const PATTERNS = 20;
const VALUE_LENGTH = 1000;

const patterns = {
  'a*a*': 'a*'.repeat(127),
  'aaab*': `${'aaab*'.repeat(50)}x`,
  'a…ab': `*${'a'.repeat(252)}b`,
  'ba…a': `*b${'a'.repeat(252)}`,
  'aba…a': `*${'a'.repeat(120)}b${'a'.repeat(120)}*x`,
} as const;

const members = (value: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: PATTERNS }, (_, index) => [`/m${index}`, value]));

async function begin({ control }: Target, faults: readonly object[]): Promise<void> {
  await control('DELETE', '/faults');
  for (const fault of faults) await control('POST', '/faults', fault);
}

const many = <Item>(item: Item): Item[] => Array.from({ length: FAULTS }, () => item);

const body = (value: string): string =>
  JSON.stringify(Object.fromEntries(Object.entries(members(value)).map(([at, text]) => [at.slice(1), text])));

const likes = Object.entries(patterns).map(([name, pattern]): Costly => ({
  name: `like ${name}`,
  before: (target) =>
    begin(
      target,
      many({
        on: 'standard.queryCouponInfo',
        answer: { status: 502 },
        // Only the last pattern fails, so all are checked.
        when: { like: { ...members(pattern.replace(/x$/, '*')), [`/m${PATTERNS - 1}`]: `${pattern}x` } },
      }),
    ),
  run: ({ send }) => send(COUPONS, { method: 'POST', body: body('a'.repeat(VALUE_LENGTH)) }),
}));

const assets = ['*a'.repeat(120), '**a'.repeat(80), '**'.repeat(120)].map((pattern): Costly => ({
  name: `asset ${pattern.slice(0, 6)}…`,
  before: (target) => begin(target, many({ on: `asset:/front/${pattern}x`, answer: { status: 404 } })),
  run: ({ send }) => send(`/front/${'a'.repeat(VALUE_LENGTH)}`),
}));

const deep: Costly = {
  name: 'fields at deep pointers',
  before: (target) =>
    begin(
      target,
      Array.from({ length: FAULTS }, (_fault, fault) => ({
        on: 'standard.queryCouponInfo',
        answer: { status: 502 },
        when: {
          fields: Object.fromEntries(
            Array.from({ length: PATTERNS }, (_, index) => [`${'/a'.repeat(120)}/${fault}-${index}`, null]),
          ),
          call: 2,
        },
      })),
    ),
  run: ({ send }) => send(COUPONS, { method: 'POST', body: '{"a":{"a":{}}}' }),
};

export const attempt = costs('34.7', 'matches many faults with many patterns', [...likes, ...assets, deep]);
