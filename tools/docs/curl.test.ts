import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlOf } from './curl.ts';

const call = {
  method: 'post',
  url: '/jcstd-api/bills',
  parameters: [],
  body: { mediaType: 'application/json', schema: {} },
  requests: [{ name: 'home', summary: '', value: { productCode: "12'003" } }],
};
const { body: _body, ...bare } = call;

test('quotes a body for the shell', () => {
  const line = `curl() { printf '%s\\n' "$@"; }\n${curlOf(call)}`;
  const given = spawnSync('sh', ['-c', line], { encoding: 'utf8' }).stdout.trimEnd().split('\n');
  expect(given).toContain('http://127.0.0.1:4010/jcstd-api/bills');
  expect(given.at(-1)).toBe('{"productCode":"12\'003"}');
});

test('puts the query into the address and names a method other than GET and POST', () => {
  expect(curlOf({ ...bare, method: 'get' })).toContain(
    "curl -s 'http://127.0.0.1:4010/jcstd-api/bills?productCode=12%27003'",
  );
  expect(curlOf({ ...bare, method: 'delete', requests: [] })).toContain('curl -s -X DELETE ');
});

test('replaces a path parameter by its example', () => {
  const parameters = [{ name: 'id', in: 'path', schema: {}, example: 'F 1' } as const];
  expect(curlOf({ ...call, url: '/faults/{id}', parameters })).toContain('/faults/F%201');
});

test('reads an uploaded file from disk', () => {
  const file = { type: 'string', format: 'binary' };
  const body = { mediaType: 'multipart/form-data', schema: { properties: { file } } };
  const requests = [{ name: 'invoice', summary: '', value: { kind: 'A', file: '发票.pdf' } }];
  expect(curlOf({ ...call, body, requests })).toContain("-F 'kind=A' -F 'file=@发票.pdf'");
});

test('computes the signature of nonce and body in the command', () => {
  expect(curlOf({ ...call, 'x-safe-api': true })).toMatch(/openssl dgst -sha256 -hmac[^]*"x-nonce: \$NONCE"/);
});
