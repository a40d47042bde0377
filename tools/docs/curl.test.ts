import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlOf } from './curl.ts';
import { drawCoupon, queryBills } from './fixture.ts';

/** What a shell makes of the line, a curl put in its place that prints its arguments. */
function argumentsOf(line: string): string[] {
  const run = spawnSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }\n${line}`], { encoding: 'utf8' });
  return run.stdout.trimEnd().split('\n');
}

test('a body is quoted for the shell', () => {
  const given = argumentsOf(curlOf(queryBills));
  expect(given).toContain('http://127.0.0.1:4010/jcstd-api/bill/queryBills');
  expect(given.at(-1)).toBe('{"productCode":"12\'003"}');
});

test('a query goes into the address, another method is named', () => {
  const { body: _body, ...bare } = queryBills;
  expect(curlOf({ ...bare, method: 'get' })).toContain(
    "curl -s 'http://127.0.0.1:4010/jcstd-api/bill/queryBills?productCode=12%27003'",
  );
  expect(curlOf({ ...bare, method: 'delete', requests: [] })).toContain('curl -s -X DELETE ');
});

test('a path parameter is replaced by its example', () => {
  const parameters = [{ name: 'id', in: 'path', schema: {}, example: 'F 1' } as const];
  expect(curlOf({ ...queryBills, url: '/faults/{id}', parameters })).toContain('/faults/F%201');
});

test('a file is read from disk', () => {
  const body = {
    mediaType: 'multipart/form-data',
    schema: { properties: { file: { type: 'string', format: 'binary' } } },
  };
  const requests = [{ name: 'invoice', summary: '', value: { kind: 'A', file: '发票.pdf' } }];
  expect(curlOf({ ...queryBills, body, requests })).toContain("-F 'kind=A' -F 'file=@发票.pdf'");
});

test('a signed call signs nonce and body on the way', () => {
  const line = curlOf(drawCoupon);
  expect(line).toContain('openssl dgst -sha256 -hmac');
  expect(line).toContain('"x-nonce: $NONCE"');
});
