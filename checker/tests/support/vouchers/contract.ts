/** The contract of vouchers and their uses, with promises in its sentences. */
import {
  answer,
  exampleBody,
  number,
  object,
  refused,
  secured,
  text,
} from '../../../src/core/fixtures/contractParts.ts';

const time = { ...text, format: 'date-time' };
const inPath = { name: 'id', in: 'path', required: true, schema: number, example: 1 };
const asked = (name: string, schema: object) => ({ name, in: 'query', schema });
const remindAt = { ...time, nullable: true };
const amount = { ...number, minimum: 1, maximum: 1_000_000 };
const notes = { type: 'object', additionalProperties: { ...text, maxLength: 40 } };
const status = { ...text, enum: ['open', 'used', 'closed'] };
const voucher = object({
  id: number,
  amount,
  usedAmount: { ...number, description: 'Sum of the uses' },
  status,
  notes,
  memo: { ...text, nullable: true },
  remindAt,
  link: { ...text, description: 'Page of the voucher: the shop, then /v/ and the id' },
  createdAt: time,
  endsAt: { ...time, description: '30 days after `createdAt`' },
  updatedAt: { ...time, description: 'Time of the last change, also by a use' },
});
const use = object({ id: number, voucherId: number, amount });

export const vouchersContract = {
  openapi: '3.0.3',
  info: { title: 'Vouchers', version: '1', description: 'The links keep the filters. Times are UTC.' },
  ...secured,
  paths: {
    '/vouchers': {
      get: {
        operationId: 'listVouchers',
        parameters: [
          asked('page', { ...number, minimum: 1, default: 1 }),
          asked('size', { ...number, minimum: 1, maximum: 50, default: 20 }),
          asked('status', status),
        ],
        responses: {
          200: answer(
            'some',
            object({
              data: { type: 'array', items: voucher },
              total: number,
              next: { ...text, nullable: true },
            }),
          ),
          ...refused(400, 401),
        },
      },
      post: {
        operationId: 'createVoucher',
        description:
          'The number of a deleted voucher is never given again. Repeat the request with the same Idempotency-Key and get the first answer. `validUntil` lies at most 60 days from now (400). With `validateOnly` nothing is created.',
        parameters: [
          { name: 'Idempotency-Key', in: 'header', schema: { ...text, pattern: '^[a-z0-9-]{4,40}$' } },
          asked('validateOnly', { type: 'boolean', default: false }),
        ],
        requestBody: exampleBody(object({ amount, validUntil: time }, ['amount']), { amount: 1000 }),
        responses: {
          201: answer('it', voucher, {
            'Replayed-Answer': { description: 'present in a repeated answer', schema: text },
          }),
          ...refused(400, 401),
        },
      },
    },
    '/vouchers/{id}': {
      parameters: [inPath],
      get: {
        operationId: 'getVoucher',
        responses: { 200: answer('it', voucher), ...refused(400, 401, 404) },
      },
      patch: {
        operationId: 'changeVoucher',
        description:
          'What is not sent stays. `notes` are merged; after the change there may be at most 30 entries (400). An empty text clears `memo`.',
        requestBody: exampleBody(object({ notes, memo: { ...text, maxLength: 40 }, remindAt }, []), {
          memo: 'for Ada',
        }),
        responses: { 200: answer('it', voucher), ...refused(400, 401, 404) },
      },
      delete: {
        operationId: 'deleteVoucher',
        responses: { 204: answer('gone'), ...refused(400, 401, 404) },
      },
    },
    '/vouchers/{id}/uses': {
      parameters: [inPath],
      get: {
        operationId: 'listUses',
        responses: {
          200: answer('all', object({ data: { type: 'array', items: use } })),
          ...refused(400, 401, 404),
        },
      },
      post: {
        operationId: 'useVoucher',
        description: 'Only open or used vouchers (409). All uses together never exceed the amount (422).',
        requestBody: exampleBody(object({ amount }), { amount: 100 }),
        responses: { 201: answer('it', use), ...refused(400, 401, 404, 409, 422) },
      },
    },
    '/vouchers/{id}/close': {
      parameters: [inPath],
      post: {
        operationId: 'closeVoucher',
        description: 'Only while nothing is used, that is in the status `open`; otherwise 409.',
        responses: { 200: answer('it', voucher), ...refused(400, 401, 404, 409) },
      },
    },
  },
};
