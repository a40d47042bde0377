/** Tests a real backend behind a service or an operation, while the simulator answers the rest. Both directions are validated. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { backend } from '../../../checker/tests/support/commandLine.ts';
import { client, clientIn, type Client } from '../client.ts';

type Entry = components['schemas']['LogEntry'];

const coupon = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const megabyte = Buffer.alloc(1024 * 1024, 32);
const validRequest = { productCode: '12003' };
const validResponse = {
  resultCode: '0000000',
  resultMsg: '成功',
  resultData: { availableCouponNum: 77, waitReceiveCouponNum: 2, isAboutExpire: true },
  extData: null,
};

/** Requests that the real backend has received. */
const received: { request: IncomingMessage; body: string }[] = [];
let respond: (request: IncomingMessage, response: ServerResponse) => void = () => {};
let real: Awaited<ReturnType<typeof backend>>;
let simulator: Served;

beforeAll(async () => {
  real = await backend((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push({ request, body });
      respond(request, response);
    });
  });
  simulator = await startSimulator({ upstreams: [`standard=${real.origin}/team/`] });
});
afterAll(async () => {
  await simulator.stop();
  await real.stop();
});

const answering =
  (body: unknown, status = 200, headers: Readonly<Record<string, string | string[]>> = {}) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const last = async (one: Client) => (await one.control<Entry[]>('GET', '/log?limit=1'))[0];

test('forwards a service byte for byte, and simulates the others', { tags: ['qa-upstream'] }, async () => {
  const one = await clientIn('baseline', simulator.origin);
  // A backend may be a simulator too: it does not get the browser's session.
  const cookies = ['team=1', 'sim_session=s-elsewhere; Path=/', 'more=2'];
  respond = answering(validResponse, 200, { 'set-cookie': cookies });
  const cookie = 'sim_token=t; team=0; sim_kept=x';
  const got = await one.send('POST', coupon, validRequest, {
    cookie,
    'x-device-type': 'PC',
    'x-sim-token': 'secret',
  });
  expect([got.status, got.json]).toEqual([200, validResponse]);
  expect(got.headers.getSetCookie()).toEqual(['team=1', 'more=2']);
  expect(got.headers.get('x-sim-answered-by')).toBe('upstream');
  const { request, body } = received.at(-1)!;
  expect([request.method, request.url, body]).toEqual([
    'POST',
    `/team${coupon}`,
    JSON.stringify(validRequest),
  ]);
  expect(request.headers).toMatchObject({ 'x-device-type': 'PC', cookie: 'team=0' });
  expect(request.headers).not.toHaveProperty('x-sim-token');
  expect(await last(one)).toMatchObject({
    answeredBy: 'upstream',
    code: '0000000',
    valid: { request: true, response: true },
  });
  const nickname = await one.send('GET', '/api/v1/user/getUserNickName?productCode=12003');
  expect(nickname.headers.get('x-sim-answered-by')).toBe('world');
});

test('responses of a backend get the Date of the session', { tags: ['team-upstream-day'] }, async () => {
  const one = await clientIn('baseline', simulator.origin);
  respond = answering(validResponse, 200, { date: 'Tue, 01 Dec 2026 01:30:00 GMT' });
  const days = [
    await one.send('GET', '/api/v1/user/getUserNickName?productCode=12003'),
    await one.send('POST', coupon, validRequest),
  ].map(({ headers }) => [headers.get('x-sim-answered-by'), headers.get('date')]);
  expect(days).toEqual([
    ['world', 'Thu, 12 Nov 2026 02:00:00 GMT'],
    ['upstream', 'Thu, 12 Nov 2026 02:00:00 GMT'],
  ]);
});

test.each([
  ['set-cookie', 'team=1; Path=/; Expires=Tue, 01 Dec 2026 02:30:00 GMT', 'team=1; Path=/; Max-Age=3600'],
  ['set-cookie', 'team=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure', 'team=; Max-Age=0; Secure'],
  ['set-cookie', 'team=1; Max-Age=60; Expires=Tue, 01 Dec 2026 02:30:00 GMT', 'team=1; Max-Age=60'],
  ['set-cookie', 'team=1; Expires=0', 'team=1; Expires=0'],
  ['retry-after', 'Tue, 01 Dec 2026 01:30:07 GMT', '7'],
  ['retry-after', '7', '7'],
  ['expires', 'Tue, 01 Dec 2026 02:30:00 GMT', null],
  ['expires', '0', '0'],
  ['last-modified', 'Mon, 30 Nov 2026 01:30:00 GMT', 'Mon, 30 Nov 2026 01:30:00 GMT'],
])(
  'converts the time in %s: %s by the backend’s own Date',
  { tags: ['team-upstream-day'] },
  async (name, value, expected) => {
    const one = await clientIn('baseline', simulator.origin);
    respond = answering(validResponse, 200, { date: 'Tue, 01 Dec 2026 01:30:00 GMT', [name]: value });
    expect((await one.send('POST', coupon, validRequest)).headers.get(name)).toBe(expected);
  },
);

test('validates both directions, and passes them on unchanged', { tags: ['qa-upstream'] }, async () => {
  const one = await clientIn('baseline', simulator.origin);
  const wrong = { ...validResponse, resultData: { availableCouponNum: 'many' } };
  respond = answering(wrong);
  expect((await one.send('POST', coupon, { productCode: 'none' })).json).toEqual(wrong);
  expect(await last(one)).toMatchObject({
    valid: { request: false, response: false },
    requestViolations: [{ pointer: '/productCode' }],
    violations: expect.arrayContaining([{ pointer: '/resultData/availableCouponNum', message: '应为整数' }]),
  });

  respond = answering('<html>维护中</html>', 200, { 'content-type': 'text/html' });
  expect((await one.send('POST', coupon, validRequest)).text).toBe('<html>维护中</html>');
  expect(await last(one)).toMatchObject({
    valid: { response: false },
    violations: [{ pointer: '', message: '应答应为 JSON 信封' }],
  });

  respond = answering(validResponse, 503);
  expect((await one.send('POST', coupon, validRequest)).status).toBe(503);
  expect(await last(one)).toMatchObject({ violations: [{ message: 'HTTP 状态应为 200，而不是 503' }] });

  respond = answering('', 302, { location: 'http://elsewhere.invalid/' });
  const moved = await one.send('POST', coupon, validRequest);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, 'http://elsewhere.invalid/']);
});

test(
  'switches a backend while running and per session; an operation precedes its service',
  { tags: ['qa-upstream'] },
  async () => {
    respond = answering(validResponse);
    const [one, other] = [await clientIn('baseline', simulator.origin), client({ origin: simulator.origin })];
    const by = async ({ send }: Client, path = coupon) =>
      (await send('POST', path, validRequest)).headers.get('x-sim-answered-by');
    const url = `${real.origin}/team/`;
    expect(await one.control('GET', '/upstreams')).toEqual([{ on: 'standard', url, from: 'start' }]);
    expect(await one.control('PUT', '/upstreams', { on: 'standard.queryCouponInfo', url: null })).toEqual([
      { on: 'standard', url, from: 'start' },
      { on: 'standard.queryCouponInfo', url: null, from: 'session' },
    ]);
    expect([await by(one), await by(other)]).toEqual(['world', 'upstream']);
    await one.control('PUT', '/upstreams', { on: 'standard', url: null });
    expect(
      await one.control('PUT', '/upstreams', { on: 'standard.queryCouponInfo', url: real.origin }),
    ).toEqual([
      { on: 'standard', url: null, from: 'session' },
      { on: 'standard.queryCouponInfo', url: real.origin, from: 'session' },
    ]);
    expect(await by(one)).toBe('upstream');
    expect(received.at(-1)?.request.url).toBe(coupon);
    // A fault applies before the backend.
    await one.control('POST', '/faults', {
      on: 'standard.queryCouponInfo',
      answer: { code: '9999999' },
      times: 1,
    });
    expect([await by(one), await by(one)]).toEqual(['fault', 'upstream']);
    await one.control('POST', '/session', { scenarios: ['baseline'] });
    expect(await one.control('GET', '/upstreams')).toMatchObject([{ on: 'standard', from: 'start' }]);
  },
);

test(
  'reports a missing backend, and the simulator itself as its backend',
  { tags: ['qa-upstream'] },
  async () => {
    const one = await clientIn('baseline', simulator.origin);
    await one.control('PUT', '/upstreams', { on: 'standard', url: 'http://127.0.0.1:1' });
    const gone = await one.send('POST', coupon, validRequest);
    expect([gone.status, gone.json]).toEqual([
      502,
      { message: '真实后端 http://127.0.0.1:1 没有应答：连接被拒绝', reason: '连接被拒绝' },
    ]);
    // The simulator made this response itself, so no backend has broken the contract.
    expect(await last(one)).toMatchObject({ status: 502, valid: { response: true } });
    await one.control('PUT', '/upstreams', { on: 'standard', url: simulator.origin });
    expect((await one.send('POST', coupon, validRequest)).text).toContain('又回到了模拟器自己');
  },
);

test(
  'stops after one cycle if two simulators are each other’s backend',
  { tags: ['team-upstream-circle'] },
  async () => {
    const second = await startSimulator({ env: { SIM_STORE: 'memory' } });
    try {
      const session = `circle-${randomUUID()}`;
      const [one, other] = [
        client({ origin: simulator.origin, session }),
        client({ origin: second.origin, session }),
      ];
      await one.control('PUT', '/upstreams', { on: 'standard', url: second.origin });
      await other.control('PUT', '/upstreams', { on: 'standard', url: simulator.origin });
      const answer = await one.send('POST', coupon, validRequest);
      expect([answer.status, answer.text]).toEqual([508, expect.stringContaining('又回到了模拟器自己')]);
      expect([(await one.log()).length, (await other.log()).length]).toEqual([2, 1]);
    } finally {
      await second.stop();
    }
  },
);

test(
  'forwards Via, and refuses a request that has passed five simulators',
  { tags: ['team-upstream-circle'] },
  async () => {
    respond = answering(validResponse);
    const one = await clientIn('baseline', simulator.origin);
    await one.control('PUT', '/upstreams', { on: 'standard', url: real.origin });
    const passed = (count: number) =>
      ['1.1 edge', ...Array.from({ length: count }, (_, at) => `1.1 simulator-00000000000${at}`)].join(', ');
    expect((await one.send('POST', coupon, validRequest, { via: passed(4) })).json).toEqual(validResponse);
    const sent = String(received.at(-1)?.request.headers['via']);
    expect(sent).toMatch(/^1\.1 edge, (1\.1 simulator-[0-9a-f]{12}(, |$)){5}$/);
    const refused = await one.send('POST', coupon, validRequest, { via: passed(5) });
    expect([refused.status, refused.text]).toEqual([508, expect.stringContaining('已经过 5 个模拟器')]);
  },
);

test.each([
  [
    'ends in the middle',
    (_: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('{', () => response.destroy());
    },
    '没有应答',
  ],
  [
    'never ends',
    (_: IncomingMessage, response: ServerResponse) => {
      response.on('drain', () => response.write(megabyte)).write(megabyte);
    },
    '应答超过 16 MB',
  ],
])(
  'reports a response that %s, and receives the next one',
  { tags: ['qa-upstream'] },
  async (_, wrong, why) => {
    const one = await clientIn('baseline', simulator.origin);
    respond = wrong;
    const cut = await one.send('POST', coupon, validRequest);
    expect([cut.status, cut.text]).toEqual([502, expect.stringContaining(why)]);
    respond = answering(validResponse);
    expect((await one.send('POST', coupon, validRequest)).json).toEqual(validResponse);
  },
);

test.each([
  [{ on: 'standrad', url: 'http://x' }, 404, 'standard'],
  [{ on: 'standard.queryCuponInfo', url: 'http://x' }, 404, 'standard.queryCouponInfo'],
  [{ on: 'standard', url: 'file:///etc/passwd' }, 400, 'http 或 https'],
  [{ on: 'standard', url: 'http://user:pass@x' }, 400, 'http 或 https'],
  [{ on: 'standard', url: 'x' }, 400, 'http 或 https'],
  [{ on: 'standard' }, 400, '缺少必填字段'],
])('refuses %o', async (body, status, message) => {
  const one = client({ origin: simulator.origin });
  const refused = await one.send('PUT', '/_sim/api/upstreams', body);
  expect([refused.status, refused.text]).toEqual([status, expect.stringContaining(message)]);
});

test.each(['standrad=http://x', 'standard=ftp://x', 'standard'])(
  'stops a start with --upstream %s with a message',
  async (upstream) => {
    await expect(startSimulator({ upstreams: [upstream] })).rejects.toThrow(
      /没有服务或接口|应为 http|应形如/,
    );
  },
);
