import { describe, expect, test } from 'vitest';
import { leftovers, type Fault, type LogEntry } from './leftovers.ts';

const entry = (over: Partial<LogEntry> = {}): LogEntry => ({
  id: 1,
  at: '2026-11-12T10:00:00+08:00',
  service: 'standard',
  operationId: 'queryCouponInfo',
  method: 'POST',
  path: '/jcstd-api/queryCouponInfo',
  status: 200,
  valid: { request: true, response: true },
  ms: 1,
  ...over,
});
const fault = (over: Partial<Fault> = {}): Fault => ({
  id: 'f1',
  on: 'standard.queryCouponInfo',
  answer: { status: 502 },
  used: 1,
  ...over,
});
const failedLoad = (path: string) => ({
  text: 'Failed to load resource: the server responded with a status of 502',
  url: `http://127.0.0.1:4010${path}`,
});
const failedImport = (path: string) => ({
  text: `TypeError: Failed to fetch dynamically imported module: http://127.0.0.1:4010${path}`,
  url: 'http://127.0.0.1:4010/front/',
});
const failedModule = (path: string) => ({
  text: 'Failed to load module script: Expected a JavaScript-or-Wasm module script but the server responded with text/html',
  url: `http://127.0.0.1:4010${path}`,
});
const none = { log: [], faults: [], console: [] };

test('reports nothing for a clean session', () => {
  expect(leftovers({ ...none, log: [entry()], faults: [fault()] })).toEqual([]);
});

test('reports an unused fault', () => {
  expect(leftovers({ ...none, faults: [fault({ used: 0 })] })).toEqual([
    'unused fault f1 on standard.queryCouponInfo',
  ]);
});

describe('contract violations', () => {
  const request = entry({ valid: { request: false, response: true }, code: '9101' });
  const response = entry({ valid: { request: true, response: false } });

  test('are named', () => {
    expect(leftovers({ ...none, log: [request, response] })).toEqual([
      'the request breaks the contract: POST /jcstd-api/queryCouponInfo (code 9101)',
      'the response breaks the contract: POST /jcstd-api/queryCouponInfo (code none)',
    ]);
  });

  test.each([
    ['a fault with another status', fault(), 0],
    ['a fault with another body', fault({ answer: { body: '<html>' } }), 0],
    ['a fault with a documented code', fault({ answer: { code: '9999999' } }), 1],
    ['a fault elsewhere', fault({ on: 'standard.other' }), 1],
  ])('%s on the response', (_name, one, count) => {
    expect(leftovers({ ...none, log: [response], faults: [one] })).toHaveLength(count);
  });

  const asset: LogEntry = {
    id: 1,
    at: '2026-11-12T10:00:00+08:00',
    method: 'GET',
    path: '/front/assets/home-1a2b.js?v=1',
    status: 404,
    answeredBy: 'fault',
    valid: { request: true, response: false },
    ms: 1,
  };
  test.each([
    ['asset:/front/assets/*.js', 0],
    ['asset:/front/assets/*.css', 1],
  ])('a broken asset is excused by a fault on %s as it is declared', (on, count) => {
    expect(leftovers({ ...none, log: [asset], faults: [fault({ on })] })).toHaveLength(count);
  });

  test('a fault does not excuse a bad request', () => {
    expect(leftovers({ ...none, log: [request], faults: [fault()] })).toHaveLength(1);
  });
});

describe('console errors', () => {
  const path = entry().path;
  const assets = fault({ on: 'asset:/front/assets/*.js' });

  test.each([
    ['provoked on an operation', failedLoad(path), [fault()], 0],
    ['provoked on an asset', failedLoad('/front/assets/home-1a2b.js'), [assets], 0],
    ['of the import of an asset', failedImport('/front/assets/home-1a2b.js'), [assets], 0],
    ['of a script that is a page', failedModule('/front/assets/home-1a2b.js'), [assets], 0],
    ['of another import', failedImport('/front/other/home.js'), [assets], 1],
    ['on another asset', failedLoad('/front/assets/home.css'), [assets], 1],
    ['without a fault', failedLoad(path), [], 1],
    ['on another operation', failedLoad('/jcstd-api/other'), [fault()], 1],
    ['of the page itself', { text: 'Warning: each child', url: failedLoad(path).url }, [fault()], 1],
    ['without an address', { text: 'Failed to load resource', url: '' }, [fault()], 1],
  ])('%s', (_name, error, faults, count) => {
    expect(leftovers({ log: [entry()], faults, console: [error] })).toHaveLength(count);
  });
});
