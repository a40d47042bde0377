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

test.for([
  ['an operation with a code of success', { operationId: 'userDataV2', code: '0000' }, true],
  ['an operation with another code', { operationId: 'userDataV2', code: '9999' }, false],
  ['an operation answered without an envelope', { operationId: 'userDataV2' }, false],
  ['a file, which has no code', {}, true],
  ['a file that is broken', { status: 502 }, false],
] as const)('%s', ([, more, is]) => {
  expect(succeeded(entry(more))).toBe(is);
});
