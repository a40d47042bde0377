/**
 * Tests that requests of another site's page to the provider and to the outer pages (`/_sim/ext/`) are refused and make no session;
 * also return addresses of other sites, and names that lead here by DNS rebinding.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#simulator/services/catalogue.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { hostileAddresses, OWN } from '../../support/hostileAddresses.ts';
import { rawRequest } from '../../support/rawRequest.ts';

let simulator: Served;
beforeAll(async () => {
  simulator = await startSimulator({ env: { SIM_STORE: 'memory' } });
});
afterAll(() => simulator.stop());

const send = (path: string, method: string, headers: Record<string, string>, body?: string) =>
  rawRequest(simulator.origin, path, { method, headers, ...(body !== undefined && { body }) });

const sessions = async (): Promise<number> =>
  Number(/^sim_sessions (\d+)/m.exec((await send('/_sim/metrics', 'GET', {})).text)?.[1]);

/** Headers that forms and scripts of other sites may send without a preflight. */
const simple = { 'content-type': 'text/plain' };
const foreign: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
  { referer: 'http://evil.example/page' },
];

test(
  'refuses every request of another site at every operation, without a session',
  { tags: ['hold-foreign'] },
  async () => {
    const before = await sessions();
    for (const { method, url, address } of catalogue)
      for (const headers of foreign) {
        const body = method === 'get' ? undefined : '{}';
        const answer = await send(url, method.toUpperCase(), { ...simple, ...headers }, body);
        expect(answer.status, address).toBe(403);
        expect(JSON.parse(answer.text), address).toMatchObject({
          message: expect.stringContaining('不接受其他网站的请求'),
        });
        expect(answer.headers['set-cookie'], address).toBeUndefined();
      }
    expect(await sessions()).toBe(before);
  },
);

test.each<[what: string, headers: () => Record<string, string>]>([
  ['the portal', () => ({ 'sec-fetch-site': 'same-origin', origin: simulator.origin })],
  [
    'the portal in a browser that sends fewer headers',
    () => ({ referer: `${simulator.origin}/front/`, origin: simulator.origin }),
  ],
  ['a program', () => ({})],
  ['a typed address', () => ({ 'sec-fetch-site': 'none' })],
])('accepts requests of %s', { tags: ['hold-foreign'] }, async (_what, headers) => {
  const answer = await send('/api/v1/user/getUserNickName?productCode=12003', 'GET', headers());
  expect(answer.status).toBe(200);
});

test(
  'refuses forms and logout of another site without a session, and opens a page by its link',
  { tags: ['hold-foreign'] },
  async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
    const before = await sessions();
    for (const path of ['login', 'logout', 'mall', 'realname', 'auth', 'register'])
      expect((await send(`/_sim/ext/${path}`, 'POST', headers, 'amount=1')).status, path).toBe(403);
    expect((await send('/_sim/ext/logout?returnUrl=/front/', 'GET', headers)).status).toBe(403);
    expect(await sessions()).toBe(before);
    expect((await send('/_sim/ext/login', 'GET', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  },
);

/** Pages with a return address, and the request that makes them return. */
const returningPages = [
  ['logout?', 'GET', undefined],
  ['login?', 'POST', 'pin=hechuan_caigou'],
  ['auth?authFlowNo=1&', 'POST', 'openStatus=8'],
  ['realname?', 'POST', ''],
  ['realname?authFlowNo=1&', 'POST', 'openStatus=8'],
  ['realname?authFlowNo=1&', 'POST', 'openStatus=E00003'],
] as const;

test.each(returningPages)(
  'returns from %s by %s with %s only to this origin, whatever the address',
  { tags: ['hold-redirect'] },
  async (page, method, form) => {
    const { origin } = simulator;
    const own = new URL(origin).host;
    const left: string[] = [];
    // A quarter of the corpus, with the simulator's origin inserted. The test of the function covers the whole corpus.
    for (const address of hostileAddresses.filter((_each, index) => index % 4 === 0)) {
      const returnUrl = encodeURIComponent(address.replaceAll(OWN, own).toWellFormed());
      const { status, headers } = await send(
        `/_sim/ext/${page}returnUrl=${returnUrl}`,
        method,
        { 'x-sim-session': 'redirect' },
        form,
      );
      const { location } = headers;
      // Without a valid address, the face authentication stays on its page.
      if (status === 200 && location === undefined) continue;
      const leads = location !== undefined && new URL(location, `${origin}/_sim/ext/login`);
      if (status !== 303 || !leads || leads.origin !== origin || !/^\/front([/?#]|$)/.test(location))
        left.push(`${address} → ${status} ${location}`);
    }
    expect(left).toEqual([]);
  },
);

test('a return address begins no session', { tags: ['hold-redirect'] }, async () => {
  const back = encodeURIComponent('/front/company/index?a=1&scenario=frozen-quota&faults=[]&seed=1#b');
  const { headers } = await send(`/_sim/ext/logout?returnUrl=${back}`, 'GET', { 'x-sim-session': 'back' });
  expect(headers.location).toBe('/front/company/index?a=1#b');
});

const NICKNAME = '/api/v1/user/getUserNickName?productCode=12003';
/** Requests of a page whose host was pointed to this machine after it was loaded (DNS rebinding). */
const rebound = (host: string): Record<string, string> => ({
  host,
  origin: `http://${host}`,
  'sec-fetch-site': 'same-origin',
});

test.each([
  ['names a session by header', NICKNAME, { 'x-sim-session': 'me' }],
  ['names a session by cookie', NICKNAME, { cookie: 'sim_session=me' }],
  ['forces an answer', NICKNAME, { 'x-sim-force': 'http-502' }],
  ['begins a named session by a link', '/front/?scenario=frozen-quota', { 'x-sim-session': 'me' }],
  ['reads a page in a named session', '/front/', { cookie: 'sim_session=me' }],
  ['drives the control API', '/_sim/api/session', {}],
] as const)(
  'refuses with advice a page under a foreign name that %s, but not under localhost',
  { tags: ['hold-rebinding'] },
  async (_what, path, headers) => {
    const refused = await send(path, 'GET', { ...rebound('evil.example:4010'), ...headers });
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Host')]);
    expect((await send(path, 'GET', { ...rebound('localhost:4010'), ...headers })).status).not.toBe(403);
  },
);

test('accepts a name of SIM_HOSTS, and no other', { tags: ['hold-rebinding'] }, async () => {
  const other = await startSimulator({ env: { SIM_STORE: 'memory', SIM_HOSTS: 'portal.local, shop.local' } });
  try {
    const statusUnder = async (host: string): Promise<number> =>
      (
        await rawRequest(other.origin, NICKNAME, {
          method: 'GET',
          headers: { ...rebound(host), 'x-sim-session': 'me' },
        })
      ).status;
    expect([await statusUnder('shop.local:4010'), await statusUnder('evil.example')]).toEqual([200, 403]);
  } finally {
    await other.stop();
  }
});
