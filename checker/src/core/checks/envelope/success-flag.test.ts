import { expect, test } from 'vitest';
import { foreignExchange } from '../../fixtures/petshop.ts';
import { successFlag } from './success-flag.ts';

const envelope = { code: '/code', message: '/message', data: '/data', success: ['0'] };

test.each([
  ['a refusal that calls itself one', { success: false, code: '7' }, 0],
  ['a refusal that calls itself a success', { success: true, code: '7' }, 1],
  ['a success that calls itself none', { ok: false, code: '0' }, 1],
  ['another switch beside it', { retry: true, code: '7' }, 0],
  ['a text beside it', { success: 'true', code: '7' }, 0],
])('%s', (_, document, count) => {
  const exchange = foreignExchange('petshop.getPet', document);
  const { operation } = exchange;
  const { code } = document;
  const verdict = { code, success: code === '0' };
  expect(successFlag.judge({ ...exchange, verdict, operation: { ...operation, envelope } })).toHaveLength(
    count,
  );
});
