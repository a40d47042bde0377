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
  ['without varying values', true, '{"productCode":"12003"}'],
  ['with eid', false, '{"reqData":"{}","eid":"A"}'],
  ['with a fingerprint inside', false, '{"a":[{"fingerprint":"A"}]}'],
  ['with a key in JSON within JSON', false, '{"reqData":"{\\"idempotencyKey\\":\\"1\\"}"}'],
  ['with a mask', false, '{"smsCode":"***0a1b2c"}'],
  ['without JSON', true, 'eid'],
])('decides whether to keep a body %s: %s', (_, isKept, body) => {
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

test('leaves out unanswered requests, all request headers and the encoding of responses', () => {
  const { entries } = harFrom({ body: '{}' }, { status: 0 });
  expect(entries).toHaveLength(1);
  expect(entries.flatMap(({ request, response }) => [...request.headers, ...response.headers])).toEqual([]);
});

test('puts the entries that keep their body before those whose body varies', () => {
  const { entries } = harFrom(
    { body: '{"eid":""}' },
    { body: '{}' },
    { type: 'multipart/form-data; boundary=x', body: '--x' },
  );
  expect(entries.map(({ response }) => response.content.text)).toEqual(['1', '0', '2']);
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
