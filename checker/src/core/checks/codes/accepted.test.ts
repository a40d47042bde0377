import { expect, test } from 'vitest';
import { coupon, exchange, good, refusal, complaintsOf } from '../../fixtures/ourContracts.ts';
import { smallContract } from '../../fixtures/smallContract.ts';
import { accepted } from './accepted.ts';

test('a valid request is not invalid, not unauthenticated and does not fail', () => {
  expect(complaintsOf(accepted, coupon, good)).toEqual([]);
  expect(complaintsOf(accepted, coupon, refusal('E9000001'))).toEqual([
    'a right request is refused with E9000001 (request-invalid): 不行',
  ]);
  expect(complaintsOf(accepted, coupon, refusal('0000006'))).toHaveLength(1);
  expect(complaintsOf(accepted, coupon, refusal('9999999'))).toHaveLength(1);
});

test('a state of the target justifies a refusal', () => {
  expect(complaintsOf(accepted, 'standard.checkNeedAuth', refusal('0170022'))).toEqual([]);
});

test('only one expectation holds for observed requests', () => {
  const right = { kind: 'observed', right: true } as const;
  expect(complaintsOf(accepted, coupon, refusal('0000006'), { expect: right })).toEqual([]);
  expect(complaintsOf(accepted, coupon, refusal('E9000001'), { expect: right })).toHaveLength(1);
  expect(complaintsOf(accepted, coupon, refusal('E9000001'), { expect: { ...right, right: false } })).toEqual(
    [],
  );
});

test('recognizes a refusal by its code, not by a place in the answer', () => {
  const [complaint] = accepted.judge(exchange(coupon, refusal('0000006')));
  expect(complaint).toMatchObject({ code: '0000006' });
  expect(complaint).not.toHaveProperty('pointer');
});

test.each([
  ['an undocumented media type', 415, undefined, 0],
  ['a documented media type', 415, 'image/png', 1],
  ['another code', 400, undefined, 1],
])('judges the refusal of a file with %s', (_, status, contentType, count) => {
  const properties = { file: { type: 'string', format: 'binary' } };
  const encoding = contentType === undefined ? {} : { encoding: { file: { contentType } } };
  const { sent } = smallContract('files.json', {
    openapi: '3.0.3',
    info: { title: 'Files', version: '1' },
    paths: {
      '/files': {
        post: {
          operationId: 'upload',
          requestBody: {
            content: { 'multipart/form-data': { schema: { type: 'object', properties }, ...encoding } },
          },
          responses: Object.fromEntries([201, 400, 415].map((each) => [each, { description: 'it' }])),
        },
      },
    },
  });
  expect(accepted.judge(sent('upload', { file: 'a' }, {}, { status }).exchange)).toHaveLength(count);
});
