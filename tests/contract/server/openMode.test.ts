/** Tests open mode (HOST): each input of the access table, with and without the token. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access, type AccessInput } from '#simulator/server/access/access.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { rawRequest, type RawAnswer } from '../../support/rawRequest.ts';

const token = 'a-token-for-this-test';
const withToken = { 'x-sim-token': token };
let simulator: Served;

beforeAll(async () => {
  simulator = await startSimulator({ env: { HOST: '127.0.0.1', SIM_TOKEN: token, SIM_STORE: 'memory' } });
});
afterAll(() => simulator.stop());

/** Sends a request like another machine of the network, from the portal's own page. */
function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<RawAnswer> {
  const host = `build-7.intern:${new URL(simulator.origin).port}`;
  const all = { host, referer: `http://${host}/front/`, ...headers };
  return rawRequest(simulator.origin, path, {
    headers: { ...all, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { method: 'POST', body }),
  });
}

const NICKNAME = '/api/v1/user/getUserNickName?productCode=12003';
const COUPON = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const coupon = (code: string): string => JSON.stringify({ productCode: '12003', activityCode: code });

/** Functions that send requests with each input. */
const uses: Readonly<Record<AccessInput, readonly (() => Promise<RawAnswer>)[]>> = {
  link: [
    'scenario=frozen-quota',
    'world=seed:7:S',
    'seed=7',
    'clock=2026-11-20',
    'now=2026-12-01',
    'running=true',
    'faults=[]',
    'scene=nothing',
  ].map((query) => () => ask(`/front/?${query}`)),
  sessionHeader: [
    () => ask(NICKNAME, { 'x-sim-session': 'alice' }),
    () => ask('/_sim/ext/login', { 'x-sim-session': 'alice' }),
    () => ask('/front/', { 'x-sim-session': 'alice' }),
  ],
  sessionCookie: [() => ask(NICKNAME, { cookie: 'sim_session=s-0123456789ab' })],
  chosenCookie: [
    () => ask(NICKNAME, { cookie: 'sim_session=alice' }),
    () => ask('/_sim/ext/logout', { cookie: 'sim_session=%E4%BB%98%E6%AC%BE' }),
  ],
  forceHeader: [() => ask(COUPON, { 'x-sim-force': '9999999' }, coupon('x'))],
  forceWord: [() => ask(COUPON, {}, coupon('sim:http-502'))],
  example: [() => ask(NICKNAME, { prefer: 'example=success' })],
  provider: [() => ask(NICKNAME), () => ask(COUPON, {}, coupon('x'))],
  ext: [() => ask('/_sim/ext/logout'), () => ask('/_sim/ext/mall', {}, 'amount=1')],
  control: [
    () => ask('/_sim/api/session'),
    () => ask('/_sim/api/session', {}, '{"scenarios":["baseline"]}'),
    () => ask('/_sim/api/log/stream'),
    () => ask('/_sim/metrics'),
  ],
  console: [() => ask('/_sim'), () => ask('/_sim/docs/index.html'), () => ask('/_sim/problems.json')],
  pages: [() => ask('/front/'), () => ask('/_sim/ext/login'), () => ask('/_sim/console/style.css')],
  health: [() => ask('/_sim/health')],
};

test.each(Object.keys(access) as AccessInput[])(
  'needs the token for the input %s if the table says so',
  { tags: ['hold-open-token'] },
  async (input) => {
    const wants = (access[input].open as readonly string[]).includes('token');
    for (const use of uses[input]) {
      const { status, text, headers } = await use();
      // Without the token the word is a text like any other.
      if (input === 'forceWord') expect(status).toBe(200);
      else if (wants) {
        expect([status, headers['set-cookie']], text).toEqual([401, undefined]);
        expect(text).toContain('令牌');
      } else expect(status, text).toBeLessThan(400);
    }
  },
);

test(
  'accepts inputs that need the token with it, by header and by the console’s cookie',
  { tags: ['hold-open-token'] },
  async () => {
    const { headers } = await ask(`/_sim?token=${token}`);
    const [cookie = ''] = headers['set-cookie']?.[0]?.split(';') ?? [];
    expect(headers['set-cookie']?.[0]).toMatch(/; Path=\/; SameSite=Lax; HttpOnly$/);
    for (const known of [withToken, { cookie }] as const) {
      const status = async (path: string, more: Record<string, string> = {}, body?: string) => {
        const both =
          'cookie' in known && more['cookie'] !== undefined
            ? { cookie: `${known.cookie}; ${more['cookie']}` }
            : known;
        return (await ask(path, { ...more, ...both }, body)).status;
      };
      expect(await status('/front/?scenario=frozen-quota')).toBe(302);
      expect(await status(NICKNAME, { 'x-sim-session': 'alice' })).toBe(200);
      expect(await status(NICKNAME, { cookie: 'sim_session=alice' })).toBe(200);
      expect(await status(COUPON, { 'x-sim-force': 'http-502' }, coupon('x'))).toBe(502);
      expect(await status(COUPON, {}, coupon('sim:http-502'))).toBe(502);
      expect(await status('/_sim/api/session')).toBe(200);
    }
  },
);

test('never changes a named session without the token', { tags: ['hold-open-token'] }, async () => {
  const alice = { 'x-sim-session': 'alice' };
  await ask('/_sim/api/session', { ...withToken, ...alice }, '{"scenarios":["overdue-bill"]}');
  const strangers: Record<string, string>[] = [
    alice,
    { cookie: 'sim_session=alice' },
    { ...alice, 'x-sim-token': 'another-token-of-16' },
  ];
  for (const headers of strangers) {
    expect((await ask('/front/?scenario=frozen-quota', headers)).status).toBe(401);
    expect((await ask('/_sim/ext/logout', headers)).status).toBe(401);
  }
  const { text } = await ask('/_sim/api/session', { ...withToken, ...alice });
  expect(JSON.parse(text)).toMatchObject({ scenarios: ['overdue-bill'] });
});

test(
  'asks for the token at a link, lists the effect of the link, and continues with the token',
  { tags: ['hold-open-token'] },
  async () => {
    const link = '/front/company/index?a=1&scenario=frozen-quota';
    const { status, text } = await ask(link);
    expect(status).toBe(401);
    expect(text).toContain('（frozen-quota）');
    expect(text).toContain('name="to" value="/front/company/index?a=1&amp;scenario=frozen-quota"');
    const given = await ask(`/_sim?to=${encodeURIComponent(link)}&token=${token}`);
    expect([given.status, given.headers.location]).toEqual([303, link]);
    for (const to of ['//evil.example', 'http://evil.example/', '/.//evil.example'])
      expect((await ask(`/_sim?to=${encodeURIComponent(to)}&token=${token}`)).headers.location).toBe(
        '/front/',
      );
  },
);

test(
  'asks before it follows a link of another site, even with the token',
  { tags: ['hold-open-token'] },
  async () => {
    const link = '/front/?scenario=frozen-quota';
    expect((await ask(link, { ...withToken, referer: 'http://evil.example/' })).status).toBe(403);
    expect((await ask(link, { ...withToken, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  },
);

test(
  'leaves Authorization to the backend at operations, and accepts it at the control API',
  { tags: ['hold-open-token'] },
  async () => {
    const bearer = { authorization: `Bearer ${token}` };
    expect((await ask('/_sim/api/session', bearer)).status).toBe(200);
    expect((await ask(NICKNAME, { ...bearer, 'x-sim-session': 'alice' })).status).toBe(401);
    expect((await ask(NICKNAME, bearer)).status).toBe(200);
  },
);
