import { expect, test } from 'vitest';
import { validatorsOf } from '#tools/validators/index.ts';
import type { LogEntry } from '../sessions/log.ts';
import { harOf } from './har.ts';

const { responses } = await validatorsOf<'exportLog'>('control');

const base = {
  at: '2026-11-12T10:00:00+08:00',
  answeredBy: 'world',
  valid: { request: true, response: true },
  ms: 3.2,
} as const;
const entries: LogEntry[] = [
  { ...base, id: 2, method: 'GET', path: '/api/v1/x?productCode=12003', status: 0, answeredBy: 'fault' },
  {
    ...base,
    id: 1,
    service: 'standard',
    operationId: 'queryCouponInfo',
    code: '0000000',
    method: 'POST',
    path: '/jcstd-api/x',
    status: 200,
    request: { productCode: '12003' },
    response: { resultCode: '0000000', resultMsg: '成功' },
    raw: {
      request: { headers: { 'content-type': 'application/json' }, body: '{"productCode":"12003"}' },
      response: {
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: '{"resultCode":"0000000","resultMsg":"成功"}',
      },
    },
  },
];

test('lists requests oldest first, with queries, bodies and sizes in bytes', () => {
  const har = harOf(entries, 'http://127.0.0.1:4010', { version: '0.2.0', gone: 0 });
  expect(responses.exportLog(har), JSON.stringify(responses.exportLog.errors)).toBe(true);
  expect(har.log.entries).toMatchObject([
    {
      comment: 'standard.queryCouponInfo 0000000 world',
      request: { url: 'http://127.0.0.1:4010/jcstd-api/x', postData: { text: '{"productCode":"12003"}' } },
      response: { status: 200, statusText: 'OK', bodySize: 45 },
    },
    {
      comment: 'fault',
      request: { queryString: [{ name: 'productCode', value: '12003' }], bodySize: 0 },
      response: { status: 0, content: { size: 0, text: '' } },
    },
  ]);
});
