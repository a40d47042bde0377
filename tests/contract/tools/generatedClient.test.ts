/** Tests the generated client in plain Node, as in generated/README.md: without the portal, with its own middleware. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { gateway, legacy, standard } from '#generated/clients.ts';
import * as control from '#generated/control/client.ts';
import type { Client } from '#generated/runtime/client.ts';
import { ApiError } from '#generated/runtime/failure.ts';
import { timeLimit } from '#generated/runtime/timeLimit.ts';
import { root } from '#tools/simulatorProcess.ts';
import { provider, signature } from './provider.ts';

/** Returns a client in a new session of a scenario. */
const clientIn = async (scenario: string, settings: Partial<Client> = {}): Promise<Client> => ({
  ...(await provider(scenario)).client,
  ...settings,
});

/** Describes a result by its code. `tests/types/client.test.ts` has a `switch` that the compiler checks for completeness. */
function qualificationWords(
  result: Awaited<ReturnType<typeof standard.queryUserAccessQualification.result>>,
): string {
  if (result.ok) return `${result.data.length} qualifications`;
  if ('failure' in result) return `no answer: ${result.failure.code}`;
  if (result.code === '0000006') return 'log in';
  if (result.code === '9999999') return 'try again later';
  return result.kind === 'request-invalid'
    ? `mend the request: ${result.message}`
    : `${result.kind} by the ${result.layer}: ${result.name}`;
}

const asked = {
  requiredAccessTypeInfoList: [{ accessType: 'NEW', accessSubType: 'XTL_OPEN_BSHOP' }],
} as const;
const askQualification = async (client: Client) =>
  qualificationWords(
    await standard.queryUserAccessQualification.result(
      { requiredAccessTypeInfoList: [...asked.requiredAccessTypeInfoList] },
      { client },
    ),
  );

test('returns the data of the innermost envelope from a plain call', async () => {
  const client = await clientIn('baseline');
  expect(await legacy.getUserNickName({}, { client })).toHaveProperty('nickname');
  const home = await gateway.userDataV2({}, { client });
  expect(home).toHaveProperty('userQuotaVo');
});

test.each([
  ['baseline', /qualifications$/],
  ['std-e1200010', 'tolerated by the envelope: Tolerated1200010'],
  ['logged-out', 'log in'],
])('returns a union by code: %s', async (scenario, words) => {
  expect(await askQualification(await clientIn(scenario))).toMatch(words);
});

test('returns the contract’s refusal of incomplete input as a result, or throws it in a plain call', async () => {
  const client = await clientIn('baseline', { complete: (_call, input) => input });
  expect(await standard.queryCouponInfo.result({}, { client })).toMatchObject({
    ok: false,
    layer: 'envelope',
    code: 'E9000001',
    name: 'RequestInvalid',
    kind: 'request-invalid',
  });
  const thrown = await standard.queryCouponInfo({}, { client }).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ApiError);
  expect(thrown).toMatchObject({ code: 'E9000001', name: 'RequestInvalid', operation: 'queryCouponInfo' });
});

test('repeats a failed call as often as `onFailure` asks, then throws', async () => {
  const failures: string[] = [];
  const client = await clientIn('logged-out', {
    onFailure: (error, _options, attempt) => {
      failures.push(`${error.name} ${attempt}`);
      return Promise.resolve(attempt < 3 ? 'retry' : 'done');
    },
  });
  await expect(standard.queryCouponInfo({}, { client })).rejects.toMatchObject({ name: 'NotLoggedIn' });
  expect(failures).toEqual(['NotLoggedIn 1', 'NotLoggedIn 2', 'NotLoggedIn 3']);
});

test('packs the gateway payload, and names the refusing layer', async () => {
  const visitor = await clientIn('logged-out');
  expect(await gateway.queryQuickBillData.result({}, { client: visitor })).toMatchObject({
    layer: 'outer',
    code: '801',
  });
  const billing = await clientIn('billing-in-progress');
  expect(
    await gateway.orderQuickBill.result({ companyAllOrderBill: true }, { client: billing }),
  ).toMatchObject({
    layer: 'default',
    code: '9301',
    name: 'BillingInProgress',
  });
});

test('accepts a signed operation with nonce and signature, and refuses without', async () => {
  const client = await clientIn('vip-coupons');
  const input = { productCode: '12025', activityId: 'HD20261112101', system: 'STD', signature } as const;
  const drawn = await gateway.drawCouponsStdjc.result(input, { client });
  expect(drawn).toMatchObject({ ok: true, code: '0000000' });
  const unsigned: Client = {
    ...client,
    middleware: (service) => client.middleware?.({ ...service, signed: {} }) ?? [],
  };
  expect(await gateway.drawCouponsStdjc.result(input, { client: unsigned })).toMatchObject({
    layer: 'outer',
    name: 'SignatureInvalid',
  });
});

test('distinguishes undocumented responses: no network, HTTP status, no JSON, cancelled', async () => {
  const { result } = gateway.userDataV2;
  const gone = await clientIn('baseline');
  const unreachable: Client = { ...gone, baseUrl: () => 'http://127.0.0.1:9' };
  expect(await result({}, { client: unreachable })).toMatchObject({ layer: 'transport', code: 'NETWORK' });
  const failing = await clientIn('http-500');
  expect(await result({}, { client: failing })).toMatchObject({ code: 'HTTP', failure: { code: '500' } });
  const html = await clientIn('html-answer');
  expect(await result({}, { client: html })).toMatchObject({ layer: 'transport', code: 'UNREADABLE' });
  const cancelled = await result({}, { client: gone, signal: AbortSignal.abort() });
  expect(cancelled).toMatchObject({ layer: 'transport', code: 'CANCELLED' });
});

test('reports a code that the contract does not list for the operation as undocumented', async () => {
  const client = await clientIn('baseline');
  const body = JSON.stringify({ resultCode: '0000029', resultMsg: '渠道异常' });
  await control.addFault({ on: 'standard.queryCouponInfo', answer: { body } }, { client });
  expect(await standard.queryCouponInfo.result({}, { client })).toMatchObject({
    code: 'UNDOCUMENTED',
    message: '渠道异常',
    failure: { code: '0000029', name: 'ChannelError' },
  });
});

test('times out when a service exceeds its limit', async () => {
  const client = await clientIn('baseline');
  await control.addFault({ on: 'standard.queryCouponInfo', answer: { delay: '5s' } }, { client });
  const hasty: Client = {
    ...client,
    middleware: (service) => [
      ...(client.middleware?.(service) ?? []),
      timeLimit({ ...service, timeLimit: 200 }),
    ],
  };
  const result = await standard.queryCouponInfo.result({}, { client: hasty });
  expect(result).toMatchObject({ layer: 'transport', code: 'TIMEOUT' });
});

test('runs the example of generated/README.md in plain Node', () => {
  const [, example = ''] =
    /```ts\n(.*?)```/s.exec(readFileSync(join(root, 'generated/README.md'), 'utf8')) ?? [];
  const file = join(root, '.cache/readmeExample.ts');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(file, example);
  const env = { ...process.env, SIM_ORIGIN: inject('origin') };
  const output = execFileSync(process.execPath, [file], { env, encoding: 'utf8' });
  expect(output).toMatch(/^(\d+) coupons\n\1 coupons\n$/);
});
