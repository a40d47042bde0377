/** Tests the console's button 复制测试代码: the exported test of each kind of log row passes unchanged in another project. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { catalogue } from '#simulator/services/catalogue.ts';
import { isObject } from '#tools/object.ts';
import { examplesOf } from '#tools/sim/coverage/examples.ts';
import { exported, type Exported } from '#tools/sim/exports/exported.ts';
import { kinds } from '#tools/sim/exports/kinds.ts';
import { scratch } from '#tools/sim/exports/scratch.ts';
import { hasRedis, startRedis } from '#tools/sim/redisServer.ts';
import { callOf } from '#tools/sim/session.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { client, clientIn, type Client } from '../client.ts';

const SEED = 4711;
/** Passwords and tokens of the samples. */
const SECRETS = /739164|582903|100200|804617|135790|system-token-51bd|device-77aa31|DXPAY_PASSWORD2026/;
const COUPON = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';

const testOf = (sender: Client, id: number) =>
  sender.control<{ file: string; text: string }>('GET', `/log/test?id=${id}`);

/** Requests that need the history of their session, which Redis keeps elsewhere. */
const withHistory = kinds.filter(({ name }) =>
  /writes|snapshot|nonce|proof|recorded|moved|file of/.test(name),
);

describe('of sessions in memory and in Redis', () => {
  let tests: readonly Exported[];
  beforeAll(async () => {
    const redis = hasRedis() ? await startRedis() : undefined;
    const inMemory = { kinds, rows: kinds.length };
    const inRedis = redis && { kinds: withHistory, rows: withHistory.length, store: redis.url };
    try {
      tests = await exported(inRedis ? [inMemory, inRedis] : [inMemory], SEED);
    } finally {
      await redis?.stop();
    }
  });
  const failedIn = (some: readonly Exported[]): string[] =>
    some.filter(({ passed }) => !passed).map(({ kind, why }) => `${kind}: ${why}`);

  test(
    'exports each kind of request as a test that passes elsewhere, without secrets',
    { tags: ['team-export'] },
    () => {
      const inMemory = tests.slice(0, kinds.length);
      expect(inMemory).toHaveLength(kinds.length);
      expect(failedIn(inMemory)).toEqual([]);
      expect(tests.filter(({ text = '' }) => SECRETS.test(text)).map(({ kind }) => kind)).toEqual([]);
    },
  );

  test.skipIf(!hasRedis())(
    'exports requests that need the history of their session in Redis',
    { tags: ['team-export'] },
    () => {
      const inRedis = tests.slice(kinds.length);
      expect(inRedis).toHaveLength(withHistory.length);
      expect(failedIn(inRedis)).toEqual([]);
    },
  );
});

const BILLS = '/provisional/bills/queryBillPage';

test(
  'runs an exported test below another base path and compares each list item',
  { tags: ['team-export-anywhere'] },
  async () => {
    const below = await startSimulator({ env: { BASE_PATH: '/sim' } });
    const project = scratch();
    try {
      const sender = client({ origin: `${below.origin}/sim` });
      await sender.send('POST', BILLS, { productCode: '12003', tab: 'allBill', pageNo: 1, pageSize: 20 });
      const { text } = await testOf(sender, 1);
      expect(text).toContain(`?? '${below.origin}/sim'`);
      expect(text).not.toMatch(/'\/sim\/|expect\.any\(Array\)/);
      const last = text.lastIndexOf("billNo: '") + "billNo: '".length;
      const other = `${text.slice(0, last)}OTHER${text.slice(last)}`;
      const files = new Map([
        ['same.spec.ts', text],
        ['other.spec.ts', other],
      ]);
      for (const SIM_ORIGIN of [inject('origin'), `${below.origin}/sim/`]) {
        const outcomes = await project.run(files, { SIM_ORIGIN });
        const passed = Object.fromEntries(outcomes.map((each) => [each.file, each.passed]));
        expect(passed, SIM_ORIGIN).toEqual({ 'same.spec.ts': true, 'other.spec.ts': false });
      }
    } finally {
      project.remove();
      await below.stop();
    }
  },
);

test(
  'the test of a large response says which parts it does not compare',
  { tags: ['team-export-anywhere'] },
  async () => {
    const sender = await clientIn('baseline');
    const resultData = Array.from({ length: 6_000 }, (_, index) => `row ${index}`);
    const body = JSON.stringify({ resultCode: '0000000', resultMsg: '成功', resultData });
    await sender.control('POST', '/faults', { on: 'standard.queryCouponInfo', answer: { body } });
    await sender.send('POST', COUPON, { productCode: '12003' });
    const { text } = await testOf(sender, 1);
    expect(text).toContain('  // 应答超过 40000 字：不核对列表的内容\n  expect(await response.json())');
    expect(text).toContain('resultData: expect.any(Array)');
  },
);

const withSecrets = catalogue.filter(({ secrets = [] }) => secrets.length > 0);

test.each(withSecrets.map((operation) => [operation.address, operation] as const))(
  'keeps secrets of %s out of its test',
  { tags: ['team-export'] },
  async (_address, operation) => {
    const sender = await clientIn('baseline');
    const canary = (name: string): string => `canary-${name}-${randomUUID()}`;
    const sent: string[] = [];
    const withCanaries = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(withCanaries);
      if (!isObject(value)) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => {
          if (operation.secrets?.includes(name) !== true) return [name, withCanaries(inner)];
          sent.push(canary(name));
          return [name, sent.at(-1)];
        }),
      );
    };
    for (const example of examplesOf(operation)) {
      const named = Object.fromEntries((operation.secrets ?? []).map((name) => [name, '']));
      const { method, path, headers, body } = callOf(operation, withCanaries({ ...named, ...example }));
      await sender.send(method, path, body === undefined ? undefined : String(body), headers);
    }
    expect(sent.length).toBeGreaterThan(0);
    for (const { id } of await sender.log()) {
      const { text } = await testOf(sender, id);
      expect(sent.filter((secret) => text.includes(secret))).toEqual([]);
    }
  },
);

test.each([
  ['nests too deep', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['holds a secret without letters and digits', '{"productCode":"12003","sdkToken":"******"}'],
  ['holds a secret of one digit', '{"productCode":"12003","sdkToken":1}'],
])('exports a request whose body %s, without its secret', { tags: ['team-export'] }, async (_what, body) => {
  const sender = await clientIn('baseline');
  await sender.send('POST', COUPON, body);
  const { text } = await testOf(sender, (await sender.log())[0]?.id ?? 0);
  expect(text).toContain('standard.queryCouponInfo');
  expect(text).not.toMatch(/"?sdkToken"?: ('\*{6}'|1\b)/);
});

test(
  'refuses a missing row, or one with a too large world, with the reason',
  { tags: ['team-export'] },
  async () => {
    const sender = await clientIn('baseline');
    const missing = await sender.send('GET', '/_sim/api/log/test?id=99');
    expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('日志里没有请求 99')]);
    await sender.control('POST', '/session', { scenarios: ['baseline'], seed: 1, size: 'XL' });
    await sender.send('POST', COUPON, { productCode: '12003' });
    const id = (await sender.log())[0]?.id ?? 0;
    const large = await sender.send('GET', `/_sim/api/log/test?id=${id}`);
    expect([large.status, large.text]).toEqual([400, expect.stringContaining('规模为 XL')]);
    await sender.control('DELETE', '/session');
  },
);

test(
  'writes a body with too many values as text, and refuses one that is too long',
  { tags: ['hold-secret-shapes'] },
  async () => {
    const sender = await clientIn('baseline');
    await sender.send('POST', COUPON, `{"productCode":"12003","x":[${'"",'.repeat(6_000)}0]}`);
    await sender.send('POST', COUPON, `{"productCode":"12003","x":[${'"",'.repeat(200_000)}0]}`);
    const [long, many] = await sender.log();
    expect((await testOf(sender, many?.id ?? 0)).text).toContain(
      `Buffer.from('{"productCode":"12003","x":["",`,
    );
    const refused = await sender.send('GET', `/_sim/api/log/test?id=${long?.id}`);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('的正文有 600031 字')]);
  },
);

describe('with a required token', () => {
  const token = 'token-of-this-test';
  let simulator: Served;
  beforeAll(async () => {
    simulator = await startSimulator({ env: { HOST: '127.0.0.1', SIM_TOKEN: token } });
  });
  afterAll(() => simulator.stop());

  test(
    'the exported test reads the token from SIM_TOKEN and does not contain it',
    { tags: ['team-export'] },
    async () => {
      const sender = client({ origin: simulator.origin, headers: { 'x-sim-token': token } });
      await sender.send('POST', COUPON, { productCode: token });
      const { text } = await testOf(sender, 1);
      expect(text).toContain("process.env['SIM_TOKEN']");
      expect(text).not.toContain(token);
    },
  );
});

const start = (more: object) => ({ scenarios: ['baseline'], ...more });

test.each<[what: string, more: object, pointer: string]>([
  [
    'a change outside the world',
    { changes: [{ op: 'replace', path: '/none/x', value: 1 }] },
    '/changes/0/path',
  ],
  ['a change into another form', { changes: [{ op: 'replace', path: '/company', value: 1 }] }, '/company'],
  [
    'a fault of an unknown operation',
    { faults: [{ on: 'standard.none', answer: { status: 500 } }] },
    '/faults/0/on',
  ],
  ['an invalid upstream', { upstreams: { standard: 'ftp://x' } }, '/upstreams/standard'],
])(
  'refuses a session that would begin with %s, and keeps the current one',
  { tags: ['team-export'] },
  async (_what, more, pointer) => {
    const sender = await clientIn('frozen-quota');
    const { status, json } = await sender.send('POST', '/_sim/api/session', start(more));
    expect(status).toBe(400);
    expect(json).toMatchObject({ violations: [{ pointer: expect.stringContaining(pointer) as string }] });
    expect(await sender.control('GET', '/session')).toMatchObject({ scenarios: ['frozen-quota'] });
  },
);
