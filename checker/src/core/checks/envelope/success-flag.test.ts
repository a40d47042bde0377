import { expect, test } from 'vitest';
import { foreignExchange } from '../../fixtures/petshop.ts';
import { successFlag } from './success-flag.ts';

const envelope = { code: '/code', message: '/message', data: '/data', success: ['0'] };

test.each([
  ['accepts a refusal marked as one', { success: false, code: '7' }, 0],
  ['reports a refusal marked as a success', { success: true, code: '7' }, 1],
  ['reports a success marked as a refusal', { ok: false, code: '0' }, 1],
  ['ignores another boolean', { retry: true, code: '7' }, 0],
  ['ignores a text', { success: 'true', code: '7' }, 0],
])('%s', (_, document, count) => {
  const exchange = foreignExchange('petshop.getPet', document);
  const { operation } = exchange;
  const { code } = document;
  const verdict = { code, success: code === '0' };
  expect(successFlag.judge({ ...exchange, verdict, operation: { ...operation, envelope } })).toHaveLength(
    count,
  );
});
