/** Tests that pages of the origins in `SIM_CORS` may call the provider with cookies and read its responses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#simulator/services/catalogue.ts';
import { overSocket } from '#tools/sim/rawSocket.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { client } from '../client.ts';

const named = 'https://a.example';
const second = 'http://shop.example:8080';
const token = 'a-token-for-this-test';
let simulator: Served;
let withToken: Served;

beforeAll(async () => {
  const env = { SIM_STORE: 'memory', SIM_CORS: `${named}, ${second}` };
  [simulator, withToken] = await Promise.all([
    startSimulator({ env }),
    startSimulator({ env: { ...env, HOST: '127.0.0.1', SIM_TOKEN: token } }),
  ]);
});
afterAll(() => Promise.all([simulator.stop(), withToken.stop()]));

const COUPON = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const NICKNAME = '/api/v1/user/getUserNickName?productCode=12003';
/** Headers that a browser sends for a script on a page of this origin. */
const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });
const send = (path: string, method: string, headers: Record<string, string>, body?: string) =>
  rawRequest(simulator.origin, path, { method, headers, ...(body !== undefined && { body }) });
const preflightOf = (method: string, headers = 'content-type,x-device-type') => ({
  'access-control-request-method': method,
  'access-control-request-headers': headers,
});

test(
  'answers the preflight of each named origin at each operation, without a session',
  { tags: ['team-cors'] },
  async () => {
    const before = (await send('/_sim/metrics', 'GET', {})).text.match(/^sim_sessions (\d+)/m)?.[1];
    for (const { url, method, address } of catalogue)
      for (const origin of [named, second]) {
        const answer = await send(url, 'OPTIONS', { ...from(origin), ...preflightOf(method.toUpperCase()) });
        expect(answer.status, address).toBe(204);
        expect(answer.headers, address).toMatchObject({
          'access-control-allow-origin': origin,
          'access-control-allow-credentials': 'true',
          'access-control-allow-headers': 'content-type,x-device-type',
          'access-control-allow-methods': expect.stringContaining(method.toUpperCase()),
          vary: expect.stringMatching(/^Origin, /),
        });
        expect(answer.headers, address).not.toHaveProperty('set-cookie');
      }
    expect((await send('/_sim/metrics', 'GET', {})).text.match(/^sim_sessions (\d+)/m)?.[1]).toBe(before);
  },
);

test.each([
  'https://b.example',
  'http://a.example',
  'https://a.example:444',
  'https://a.example.evil.example',
  'https://A.example/',
  'https://sub.a.example',
  'null',
  '*',
])('refuses an unnamed origin: %s', { tags: ['team-cors'] }, async (origin) => {
  const preflight = await send(COUPON, 'OPTIONS', { ...from(origin), ...preflightOf('POST') });
  expect(preflight.status).toBe(403);
  expect(JSON.parse(preflight.text).message).toContain(`SIM_CORS 没有写明 ${origin}`);
  const answer = await send(NICKNAME, 'GET', from(origin));
  expect(answer.status).toBe(403);
  for (const { headers } of [preflight, answer]) {
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['vary']).toBe('Origin');
  }
});

test(
  'lets exactly this origin read the response, with cookies and every header',
  { tags: ['team-cors'] },
  async () => {
    const first = await send(NICKNAME, 'GET', from(named));
    expect([first.status, first.headers['vary']]).toEqual([200, 'Origin']);
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': named,
      'access-control-allow-credentials': 'true',
    });
    const exposed = String(first.headers['access-control-expose-headers']).split(', ');
    expect(exposed).toEqual(
      expect.arrayContaining(['date', 'x-request-id', 'x-sim-session', 'x-sim-answered-by']),
    );
    expect(exposed).not.toContain('*');
    // Browsers send the cookie to another site only with these attributes, on loopback and under https.
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^sim_session=[\w-]+; Path=\/; SameSite=None; Secure; HttpOnly$/);
    const again = await send(NICKNAME, 'GET', { ...from(named), cookie: cookie.split(';', 1)[0]! });
    expect(again.status).toBe(200);
    expect(again.headers).not.toHaveProperty('set-cookie');
  },
);

describe('error responses are readable too', () => {
  const post = { ...from(named), 'content-type': 'application/json' };
  test.each<[what: string, status: number, ask: () => ReturnType<typeof send>]>([
    ['an unknown operation', 404, () => send('/jcstd-api/nothing', 'POST', post, '{}')],
    ['another method', 405, () => send(COUPON, 'PUT', post, '{}')],
    ['invalid JSON', 400, () => send(COUPON, 'POST', post, '{')],
    ['a too large body', 413, () => send(COUPON, 'POST', post, ' '.repeat(1_000_001))],
    ['a bad session name', 400, () => send(COUPON, 'POST', { ...post, 'x-sim-session': 'a,b' }, '{}')],
    ['a forced 502', 502, () => send(COUPON, 'POST', { ...post, 'x-sim-force': 'http-502' }, '{}')],
  ])('a response to %s', { tags: ['team-cors'] }, async (_what, status, ask) => {
    const answer = await ask();
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, named]);
  });

  test.each(['empty', 'truncated', 'wrong-type', 'malformed-chunk', 'slow-drip'])(
    'a response with the fault %s on the wire',
    { tags: ['team-cors'] },
    async (wire) => {
      const session = `cors-${wire}`;
      const { control } = client({ origin: simulator.origin, session });
      const over = wire === 'slow-drip' ? { over: '20ms' } : {};
      await control('POST', '/faults', { on: 'standard.queryCouponInfo', answer: { wire, ...over } });
      const { text } = await overSocket(simulator.origin, {
        method: 'POST',
        path: COUPON,
        headers: { ...post, 'x-sim-session': session },
        body: '{"productCode":"12003"}',
      });
      expect(text).toContain(`access-control-allow-origin: ${named}`);
    },
  );
});

test(
  'gives named origins no portal, console, page, logout or control API',
  { tags: ['team-cors'] },
  async () => {
    for (const path of ['/front/', '/front/config.json', '/_sim', '/_sim/ext/phone', '/_sim/api/session']) {
      const answer = await send(path, 'GET', from(named));
      expect(answer.headers, path).not.toHaveProperty('access-control-allow-origin');
    }
    expect((await send('/_sim/api/session', 'GET', from(named))).status).toBe(403);
    expect((await send('/_sim/ext/logout', 'GET', from(named))).status).toBe(403);
  },
);

test(
  'lets only a named origin use the control API, with the required token in a header',
  { tags: ['team-cors'] },
  async () => {
    const ask = (headers: Record<string, string>, method = 'GET') =>
      rawRequest(withToken.origin, '/_sim/api/session', { method, headers });
    const preflight = await ask({ ...from(named), ...preflightOf('GET', 'x-sim-token') }, 'OPTIONS');
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, named]);
    const statuses = await Promise.all(
      [
        { ...from(named), 'x-sim-token': token },
        { ...from(named), authorization: `Bearer ${token}` },
        from(named),
        { ...from(named), cookie: `sim_token=${token}` },
        { ...from('https://b.example'), 'x-sim-token': token },
      ].map(async (headers) => (await ask(headers)).status),
    );
    expect(statuses).toEqual([200, 200, 401, 403, 403]);
  },
);

test('refuses two Origin headers, and varies by origin', { tags: ['team-cors'] }, async () => {
  for (const { origin } of [simulator, withToken])
    for (const [method, path, more] of [
      ['GET', NICKNAME, {}],
      ['OPTIONS', COUPON, { 'access-control-request-method': 'POST' }],
    ] as const) {
      const headers = { origin: [named, second], ...more } as unknown as Record<string, string>;
      const answer = await rawRequest(origin, path, { method, headers });
      expect([answer.status, answer.headers['vary']], `${method} ${origin}`).toEqual([403, 'Origin']);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
});

test('sends no CORS headers without named origins', { tags: ['team-cors'] }, async () => {
  const bare = await startSimulator({ env: { SIM_STORE: 'memory' } });
  const answer = await rawRequest(bare.origin, NICKNAME);
  const preflight = await rawRequest(bare.origin, COUPON, {
    method: 'OPTIONS',
    headers: { ...from(named), ...preflightOf('POST') },
  });
  await bare.stop();
  expect(answer.headers).not.toHaveProperty('vary');
  expect(preflight.status).toBe(403);
});
