import { expect, test } from 'vitest';
import type { LogEntry } from '../sessions/log.ts';
import { harOf } from './har.ts';
import { replayable } from './replayableHar.ts';

interface TestRequest {
  readonly path?: string;
  readonly method?: string;
  readonly body?: string;
  readonly type?: string;
  readonly status?: number;
}

/** Makes a log entry whose response body is its number. */
const entry = (
  { path = '/a', method = 'POST', body, type = 'application/json', status = 200 }: TestRequest,
  id: number,
): LogEntry => ({
  id,
  at: '2026-11-12T10:00:00+08:00',
  answeredBy: 'world',
  valid: { request: true, response: true },
  ms: 1,
  method,
  path,
  status,
  raw: {
    request: { headers: { 'content-type': type }, ...(body !== undefined && { body }) },
    ...(status > 0 && { response: { headers: { 'content-encoding': 'gzip' }, body: String(id) } }),
  },
});

const harFrom = (...sent: TestRequest[]) =>
  replayable(harOf(sent.map(entry).toReversed(), 'http://sim', { version: '1', gone: 0 })).log;

test.each([
  ['a plain body', '{"productCode":"12003"}', true],
  ['eid', '{"reqData":"{}","eid":"A"}', false],
  ['a fingerprint inside', '{"a":[{"fingerprint":"A"}]}', false],
  ['JSON in JSON', '{"reqData":"{\\"idempotencyKey\\":\\"1\\"}"}', false],
  ['a mask', '{"smsCode":"***0a1b2c"}', false],
  ['no JSON', 'eid', true],
])('decides about a body with %s whether to keep it: %s', (_, body, isKept) => {
  const [first] = harFrom({ body }).entries;
  expect(first?.request.postData?.text).toBe(isKept ? body : undefined);
});

test(
  'drops a body with too many values, also within a text, and names it in the comment',
  { tags: ['hold-secret-shapes'] },
  () => {
    const many = `[${'{},'.repeat(5_000)}0]`;
    for (const body of [many, JSON.stringify({ reqData: many })]) {
      const { entries, comment } = harFrom({ path: '/much', body });
      expect(entries.map(({ request }) => request.postData)).toEqual([undefined]);
      expect(comment).toContain('POST /much');
    }
  },
);

test('keeps the text of an address, but empties values that differ between browsers', () => {
  const paths = ['/a?b=%7B%7D+x', '/a?reqData=%7B%7D&eid=A7&b=1', '/a?eid=', '/a?rate=100%'];
  const { entries } = harFrom(...paths.map((path) => ({ method: 'GET', path })));
  expect(entries.map(({ request }) => request.url)).toEqual([
    'http://sim/a?b=%7B%7D+x',
    'http://sim/a?reqData=%7B%7D&eid=&b=1',
    'http://sim/a?eid=',
    'http://sim/a?rate=100%',
  ]);
});

test('leaves out unanswered requests, request and encoding headers; sorts entries with bodies first', () => {
  const { entries } = harFrom(
    { body: '{"eid":""}' },
    { body: '{}' },
    { status: 0 },
    { type: 'multipart/form-data; boundary=x', body: '--x' },
  );
  expect(entries.map(({ response }) => response.content.text)).toEqual(['1', '0', '3']);
  expect(entries.flatMap(({ request, response }) => [...request.headers, ...response.headers])).toEqual([]);
});

test('names equal requests and masked addresses in its comment, and writes none without them', () => {
  const { comment } = harFrom(
    { body: '{"eid":"1"}' },
    { body: '{"eid":"2"}' },
    { method: 'GET', path: '/b?token=***0a1b2c' },
  );
  expect(comment).toContain('总是第一次的应答：POST /a（2 次）');
  expect(comment).toContain('重放时找不到：/b');
  expect(harFrom({ body: '{}' })).not.toHaveProperty('comment');
});
