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

  test('are reported with operation and code', () => {
    expect(leftovers({ ...none, log: [request, response] })).toEqual([
      'the request breaks the contract: POST /jcstd-api/queryCouponInfo (code 9101)',
      'the response breaks the contract: POST /jcstd-api/queryCouponInfo (code none)',
    ]);
  });

  test.each([
    ['a fault with another status excuses', fault(), 0],
    ['a fault with another body excuses', fault({ answer: { body: '<html>' } }), 0],
    ['a fault with a documented code does not excuse', fault({ answer: { code: '9999999' } }), 1],
    ['a fault on another operation does not excuse', fault({ on: 'standard.other' }), 1],
  ])('%s a violation of the response', (_name, usedFault, count) => {
    expect(leftovers({ ...none, log: [response], faults: [usedFault] })).toHaveLength(count);
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
  ])('with a fault on %s, a broken script gives %i problems', (on, count) => {
    expect(leftovers({ ...none, log: [asset], faults: [fault({ on })] })).toHaveLength(count);
  });

  test('a fault does not excuse an invalid request', () => {
    expect(leftovers({ ...none, log: [request], faults: [fault()] })).toHaveLength(1);
  });
});

describe('console errors', () => {
  const path = entry().path;
  const assets = fault({ on: 'asset:/front/assets/*.js' });

  test.each([
    ['ignores an error of an operation with a fault', failedLoad(path), [fault()], 0],
    ['ignores an error of an asset with a fault', failedLoad('/front/assets/home-1a2b.js'), [assets], 0],
    [
      'ignores a failed import of an asset with a fault',
      failedImport('/front/assets/home-1a2b.js'),
      [assets],
      0,
    ],
    [
      'ignores a page in place of a script with a fault',
      failedModule('/front/assets/home-1a2b.js'),
      [assets],
      0,
    ],
    ['reports another import', failedImport('/front/other/home.js'), [assets], 1],
    ['reports an error of another asset', failedLoad('/front/assets/home.css'), [assets], 1],
    ['reports an error without a fault', failedLoad(path), [], 1],
    ['reports an error of another operation', failedLoad('/jcstd-api/other'), [fault()], 1],
    [
      'reports an error of the page itself',
      { text: 'Warning: each child', url: failedLoad(path).url },
      [fault()],
      1,
    ],
    ['reports an error without an address', { text: 'Failed to load resource', url: '' }, [fault()], 1],
  ])('%s', (_name, error, faults, count) => {
    expect(leftovers({ log: [entry()], faults, console: [error] })).toHaveLength(count);
  });
});
