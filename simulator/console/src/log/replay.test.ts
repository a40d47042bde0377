import { expect, test } from 'vitest';
import type { LogEntry } from './entry.ts';
import { asCurl, bodyOf } from './replay.ts';

const entry: LogEntry = {
  id: 3,
  at: '2026-11-12T10:00:00+08:00',
  service: 'gateway',
  operationId: 'orderQuickBill',
  method: 'POST',
  path: '/gateway/api/v1/user/orderQuickBill',
  status: 200,
  code: '9302',
  valid: { request: true, response: true },
  ms: 1,
  request: { productCode: "it's" },
  response: { resultCode: '0', resultData: { code: '9302' } },
};

test('sends the payload as text at the gateway, and no body with a GET', () => {
  expect(bodyOf(entry)).toBe(JSON.stringify({ reqData: '{"productCode":"it\'s"}', eid: '' }));
  expect(bodyOf({ ...entry, service: 'standard' })).toBe('{"productCode":"it\'s"}');
  expect(bodyOf({ ...entry, method: 'GET' })).toBeUndefined();
});

test('writes a curl command whose body is quoted for a shell', () => {
  expect(asCurl({ ...entry, service: 'standard' }, 'http://127.0.0.1:4010', 's-1')).toBe(
    [
      `curl -i -X POST 'http://127.0.0.1:4010/gateway/api/v1/user/orderQuickBill'`,
      `-H 'X-Sim-Session: s-1'`,
      `-H 'Content-Type: application/json'`,
      `--data-raw '{"productCode":"it'\\''s"}'`,
    ].join(' \\\n  '),
  );
});

test('keeps the content type of a form', () => {
  const type = 'multipart/form-data; boundary=b';
  const raw = { request: { headers: { 'content-type': type }, body: '--b--\r\n' } };
  expect(asCurl({ ...entry, raw }, 'http://127.0.0.1:4010', 's-1')).toContain(`-H 'Content-Type: ${type}'`);
});
