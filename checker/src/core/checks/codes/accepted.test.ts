import { expect, test } from 'vitest';
import { json } from '../../fixtures/contractParts.ts';
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

const observation = {
  type: 'object',
  properties: { state: { type: 'string', enum: ['DRAFT', 'DONE', 'open'] } },
};
const status = { type: 'object', properties: { message: { type: 'string' } } };
const observatory = (description: string) =>
  smallContract('observatory.json', {
    openapi: '3.0.3',
    info: { title: 'Observatory', version: '1' },
    components: { schemas: { Observation: observation } },
    paths: {
      '/observations/{id}': {
        patch: {
          operationId: 'update',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a' },
            { name: 'updateMask', in: 'query', schema: { type: 'string' } },
          ],
          requestBody: json({ type: 'object', properties: { title: { type: 'string' } } }),
          responses: {
            200: json({ $ref: '#/components/schemas/Observation' }),
            400: json(status, description),
          },
        },
      },
    },
  });

test.each([
  ['names a state', 'Invalid', { title: 'x' }, 'The observation is DONE', 0],
  ['names a state in small letters', 'Invalid', { title: 'x' }, 'The observation is open', 0],
  ['has a word that is a state elsewhere', 'Invalid', { title: 'x' }, 'Cannot open the body', 1],
  ['names a member of the mask that is not sent', 'Invalid', { updateMask: 'title' }, 'title is required', 0],
  ['names a member that is sent', 'Invalid', { updateMask: 'title', title: 'x' }, 'title is required', 1],
  ['has a code for states too', 'INVALID or FAILED_PRECONDITION', { title: 'x' }, 'Not now', 0],
  ['has a code for the present state', 'Invalid, or wrong in its state', { title: 'x' }, 'Not now', 0],
  [
    'has a code for wrong values of a state',
    'Invalid, or a wrong status value',
    { title: 'x' },
    'Not now',
    1,
  ],
  ['has a code for unknown resources', 'Invalid, or an unknown track', { title: 'x' }, 'Not now', 0],
  ['has a code for unknown members', 'Invalid, or an unknown member', { title: 'x' }, 'Not now', 1],
  ['has a code for taken names', 'Invalid, or the title is taken', { title: 'x' }, 'Not now', 0],
  ['has a code for wrong requests alone', 'Invalid', { title: 'x' }, 'Not now', 1],
])('a refusal that %s: %#', (_, description, payload, message, count) => {
  const { exchange } = observatory(description).sent(
    'update',
    { id: 'b', ...payload },
    { message },
    { status: 400 },
  );
  expect(accepted.judge({ ...exchange, verdict: { ...exchange.verdict, message } })).toHaveLength(count);
});
