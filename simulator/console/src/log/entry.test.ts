import { expect, test } from 'vitest';
import { succeeded, type LogEntry } from './entry.ts';

const entry = (more: Partial<LogEntry>): LogEntry => ({
  id: 1,
  at: '2026-11-12T10:00:00+08:00',
  method: 'GET',
  path: '/',
  status: 200,
  valid: { request: true, response: true },
  ms: 1,
  ...more,
});

const legacy = { service: 'legacy', operationId: 'userDataV2' };

test.for([
  ['an operation with a code of success', { ...legacy, code: '0000' }, true],
  ['an operation with another code of success', { ...legacy, code: '7000' }, true],
  [
    'the same code, of a service where it means failure',
    { service: 'standard', operationId: 'x', code: '7000' },
    false,
  ],
  [
    'a response of a system behind the gateway',
    { service: 'gateway', operationId: 'x', code: '0000000' },
    true,
  ],
  ['an operation with another code', { ...legacy, code: '9999' }, false],
  ['an operation answered without an envelope', legacy, false],
  ['a file, which has no code', {}, true],
  ['a file that is broken', { status: 502 }, false],
] as const)('tells success from failure: %s', ([, more, isSuccess]) => {
  expect(succeeded(entry(more))).toBe(isSuccess);
});
