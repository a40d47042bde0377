/** Tests that recordings keep the exact digits of numbers, and contain no secret in any encoding. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { components } from '#generated/control/types.ts';
import { root, startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { backend } from '../../../checker/tests/support/commandLine.ts';
import { client, clientIn } from '../client.ts';

type Recording = components['schemas']['Recording'];

const coupon = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const quickBill = '/gateway/api/v1/user/queryQuickBillData';
const folder = mkdtempSync(join(tmpdir(), 'record-details-'));
let respond: (response: ServerResponse, asked: string) => void = () => {};
let real: Awaited<ReturnType<typeof backend>>;
let simulator: Served;

beforeAll(async () => {
  cpSync(join(root, 'scenarios/start/baseline.yaml'), join(folder, 'start/baseline.yaml'));
  real = await backend((request, response) => {
    let asked = '';
    request.on('data', (piece: Buffer) => (asked += piece.toString()));
    request.on('end', () => respond(response, asked));
  });
  simulator = await startSimulator({ env: { SCENARIOS_DIR: folder } });
});
afterAll(async () => {
  await Promise.all([simulator.stop(), real.stop()]);
  rmSync(folder, { recursive: true });
});

/** Returns a client with the backend behind its standard and gateway services. */
async function clientOfBackend() {
  const one = await clientIn('baseline', simulator.origin);
  for (const on of ['standard', 'gateway']) await one.control('PUT', '/upstreams', { on, url: real.origin });
  return one;
}

async function replayer(recording: Recording) {
  const path = join(folder, recording.file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, recording.text);
  const again = client({ origin: simulator.origin });
  const start = async () => (await again.send('POST', '/_sim/api/session', { scenarios: ['digits'] })).status;
  await expect.poll(start).toBe(200);
  return again;
}

test(
  'replays different responses for numbers that differ in one digit',
  { tags: ['team-recorded-numbers'] },
  async () => {
    respond = (response, asked) => {
      response.setHeader('content-type', 'application/json');
      response.end(`{"resultCode":"0000000","resultMsg":${JSON.stringify(asked)},"amount":100.10}`);
    };
    const bodies = [
      ...['9007199254740993', '9007199254740992', '9007199254740991'],
      ...['12345678.1234567891', '12345678.1234567892', '1e400', '1e401'],
    ].map((id) => `{"productCode":"12003","id":${id},"amount":100.10}`);
    const packed = ['11111111111111111', '11111111111111112'].map((id) =>
      JSON.stringify({ reqData: `{"productCode":"12003","id":${id}}`, eid: 'A' }),
    );
    const all = [
      ...bodies.map((body) => [coupon, body] as const),
      ...packed.map((body) => [quickBill, body] as const),
    ];
    const one = await clientOfBackend();
    const responses = [];
    for (const [path, body] of all) responses.push((await one.send('POST', path, body)).text);
    const recording = await one.control<Recording>('GET', '/recording?name=digits');
    for (const digits of ['9007199254740993', '11111111111111112', '"amount":100.10'])
      expect(recording.text).toContain(digits);
    const again = await replayer(recording);
    // In another order, so that only the digits of a request can select its response.
    for (const index of [8, 6, 4, 2, 0, 7, 5, 3, 1]) {
      const [path, body] = all[index]!;
      expect((await again.send('POST', path, body)).text).toBe(responses[index]);
    }
  },
);

const secret = '口令/"7c1f';
const token = 'token-5e2d90';
const ascii = JSON.stringify({ smsToken: secret })
  .replace(/[^\0-~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)
  .replaceAll('/', '\\/');
/** The secret as it is in `ascii`, without `{"smsToken":"` and the closing quote. */
const escapedSecret = ascii.slice(13, -2);
const json = 'application/json';

interface Case {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}
const cases: Readonly<Record<string, Case>> = {
  'JSON with escapes': { body: Buffer.from(ascii), headers: { 'content-type': json } },
  'JSON in gzip': {
    body: gzipSync(JSON.stringify({ smsToken: secret })),
    headers: { 'content-type': json, 'content-encoding': 'gzip' },
  },
  'a number': { body: Buffer.from('{"smsToken": 604417, "a": 1}'), headers: { 'content-type': json } },
  'the sent token in binary data': {
    body: Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from(token), Buffer.from([0xff])]),
    headers: { 'content-type': 'image/jpeg' },
  },
  'headers and an address': {
    body: Buffer.alloc(0),
    headers: { 'x-auth-token': token, 'set-cookie': `sid=${token}`, location: `/a?smsToken=${token}` },
  },
};

/** Returns all texts in a value, including decoded bytes. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  const text = String(value);
  const bytes = Buffer.from(text, 'base64');
  const packed = bytes.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b])) ? gunzipSync(bytes).toString() : '';
  return [text, bytes.toString(), packed];
}

test.each(Object.keys(cases))(
  'records no secret in %s, nor in log and HAR',
  { tags: ['team-recorded-secrets'] },
  async (name) => {
    const { body, headers } = cases[name]!;
    respond = (response) => void response.writeHead(200, headers).end(body);
    const one = await clientOfBackend();
    await one.send('POST', coupon, { productCode: '12003', smsToken: token });
    const recording = await one.control<Recording>('GET', '/recording');
    expect(recording.exchanges).toBe(1);
    const shown = [
      parse(recording.text) as unknown,
      recording.files,
      await one.control('GET', '/log?raw=true'),
      await one.control('GET', '/log.har'),
    ];
    const texts = shown.flatMap(textsOf).join('\n');
    for (const each of [secret, token, '604417', escapedSecret])
      expect(texts.includes(each), each).toBe(false);
    expect(texts).toMatch(/\*{3}[0-9a-f]{6}/);
  },
);
