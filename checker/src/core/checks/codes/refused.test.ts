import { expect, test } from 'vitest';
import { coupon, good, refusal, row, complaintsOf } from '../../fixtures/ourContracts.ts';
import { smallContract } from '../../fixtures/smallContract.ts';
import { refused } from './refused.ts';

const invalid = row(coupon, 'E9000001');

test('reports a served request that must be refused, with its row', () => {
  expect(complaintsOf(refused, coupon, good, { expect: { kind: 'refused', row: invalid } })).toEqual([
    'answered 0000000 although it must be refused with E9000001 (request-invalid)',
  ]);
  expect(
    complaintsOf(refused, coupon, refusal('E9000001'), { expect: { kind: 'refused', row: invalid } }),
  ).toEqual([]);
  expect(complaintsOf(refused, coupon, good)).toEqual([]);
});

test('accepts that the backend serves an undeclared content type, but not broken JSON', () => {
  expect(complaintsOf(refused, coupon, good, { expect: { kind: 'unreadable', mayBeRead: true } })).toEqual(
    [],
  );
  expect(complaintsOf(refused, coupon, good, { expect: { kind: 'unreadable' } })).toHaveLength(1);
});

const text = { type: 'string' };
const files = smallContract('files.json', {
  paths: Object.fromEntries(
    (['image/png', 'application/json'] as const).map((type) => [
      `/${type}`,
      {
        put: {
          operationId: type,
          requestBody: { required: true, content: { [type]: { schema: text } } },
          responses: { 200: { description: 'it' }, 400: { description: 'wrong' } },
        },
      },
    ]),
  ),
});

test.each([
  ['image/png', 0],
  ['application/json', 1],
])('accepts null as a file but not as a text in JSON: %s', (id, count) => {
  const row400 = files.operationOf(id).errors.find(({ code }) => code === '400')!;
  const { exchange } = files.sent(id, { body: null }, {}, { expect: { kind: 'refused', row: row400 } });
  expect(refused.judge(exchange)).toHaveLength(count);
});
