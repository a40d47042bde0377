import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { listOperations } from './operations.ts';

const document = (extra: object) =>
  ({
    info: { title: '样例', version: '0.1.0' },
    servers: [{ url: '/' }],
    'x-envelope': 'none',
    'x-errors': {
      before: [{ code: '0100', when: 'unauthenticated' }],
      writes: [{ code: '0104', when: 'unauthenticated' }],
      after: [{ code: '5000', when: 'fault' }],
    },
    paths: {
      '/bill': {
        get: { operationId: 'queryBill', summary: '账单', responses: {}, 'x-effect': 'read', ...extra },
      },
    },
  }) as unknown as Document;

const codes = (extra: object) => listOperations(document(extra))[0]?.errors.map((row) => row.code);

test.each([
  [
    'adds the inherited rows around the operation’s own',
    { 'x-errors': [{ code: '9101', when: 'request-invalid' }] },
    ['0100', '9101', '5000'],
  ],
  [
    'replaces an inherited row by the operation’s own',
    { 'x-errors': [{ code: '5000', when: 'fault', silent: true }] },
    ['0100', '5000'],
  ],
  ['adds the rows of writes to a write', { 'x-effect': 'write' }, ['0100', '0104', '5000']],
  ['adds no login rows to a visitor’s write', { 'x-effect': 'write', 'x-login': 'optional' }, ['5000']],
  ['adds no login row to an operation without a login', { 'x-login': 'optional' }, ['5000']],
])('%s', (_what, extra, expected) => {
  expect(codes(extra)).toEqual(expected);
});
