import type { Call } from '../walk.ts';

const CARD = '6200000000000001';
const post = (path: string, json: unknown, more: Partial<Call> = {}): Call => ({
  method: 'POST',
  path: `/api${path}`,
  as: 'parent',
  json,
  ...more,
});
const pay = (requestNo: string, amount: number, fromCardNo = CARD, more: Partial<Call> = {}): Call =>
  post(
    '/transfer/create',
    { requestNo, fromCardNo, toCardNo: '6200000000000002', amount, remark: '货款' },
    more,
  );

/** Requests of the wallet's own tests. */
export const calls: readonly Call[] = [
  post('/card/list', {}),
  post('/balance/query', { cardNo: CARD }),
  post('/balance/query', {}),
  post('/balance/query', { cardNo: '6299999999999999' }),
  { method: 'POST', path: '/api/balance/query', json: { cardNo: CARD } },
  post('/transfer/list', { pageNo: 1, pageSize: 100 }),
  post('/transfer/list', { pageNo: 1, pageSize: 2 }),
  post('/transfer/list', { pageNo: 2, pageSize: 2 }),
  post('/transfer/list', { pageNo: 1, pageSize: 10, state: 'FAILED' }),
  pay('WALK0000001', 12.5, CARD, { keep: 'transferNo' }),
  post('/transfer/query', { transferNo: '$last' }),
  pay('WALK0000001', 12.5),
  post('/balance/query', { cardNo: CARD }),
  pay('WALK0000002', 0.5),
  pay('WALK0000003', 1.005),
  post('/transfer/list', { pageNo: 1, pageSize: 100 }),
  pay('WALK0000004', 1_000_000),
  post('/transfer/list', { pageNo: 1, pageSize: 100 }),
  post('/transfer/query', { transferNo: 'T99999' }),
  post('/card/freeze', { cardNo: '6200000000000003', frozen: true }),
  post('/card/list', {}),
  pay('WALK0000005', 1, '6200000000000003'),
  post('/card/freeze', { cardNo: '6200000000000003', frozen: true }, { as: 'child' }),
  post('/transfer/create', { requestNo: 'WALK0000006', fromCardNo: CARD, toCardNo: CARD, amount: 1 }),
  { ...post('/balance/query', undefined), raw: '{"cardNo":' },
];
