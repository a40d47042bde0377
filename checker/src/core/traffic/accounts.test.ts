import { expect, test } from 'vitest';
import { smallContract } from '../fixtures/smallContract.ts';
import { accountsIn } from './accounts.ts';

function accountOf(names: readonly string[], headers: Record<string, string>): string {
  const schemes = Object.fromEntries(names.map((name) => [name, { type: 'apiKey', in: 'header', name }]));
  const { operations } = smallContract('pay.json', {
    security: [Object.fromEntries(names.map((name) => [name, []]))],
    components: { securitySchemes: schemes },
    paths: { '/pays': { get: { operationId: 'list', responses: { 200: { description: 'it' } } } } },
  });
  const wire = { method: 'GET', path: '/pays', headers };
  return accountsIn([{ service: 'pay', version: '1', operations }])(operations[0]!, wire);
}

test.each([
  ['a signature beside the id', ['Mch-Id', 'Mch-Signature'], 'mch-id', true],
  ['a nonce and a time beside the key', ['X-Key', 'X-Nonce', 'X-Timestamp'], 'x-key', true],
  ['a second key', ['X-Key', 'X-Token'], 'x-key', false],
  ['a signature alone', ['X-Signature'], '', false],
])('judges whether two requests with %s come from the same account', (_, names, own, isSame) => {
  // The header `own` is equal in both requests; the others differ.
  const headersOf = (value: string): Record<string, string> =>
    Object.fromEntries(
      names.map((name) => [name.toLowerCase(), name.toLowerCase() === own ? 'shop-1' : `${name} ${value}`]),
    );
  expect(accountOf(names, headersOf('1')) === accountOf(names, headersOf('2'))).toBe(isSame);
});
