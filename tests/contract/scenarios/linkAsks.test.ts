/** Tests when a link must be confirmed before it begins a session, and the confirmation page (simulator/src/server/access/access.ts). */
import { deflateRawSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { rawRequest } from '../../support/rawRequest.ts';
import { clientIn } from '../client.ts';

const origin = inject('origin');
const { host, port } = new URL(origin);
/** Plain http under another host name: browsers send no Sec-Fetch-Site there. */
const named = `sim.test:${port}`;
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0' };
const LINK = '/front/company/index?a=1&scenario=frozen-quota';

const open = (headers: Record<string, string>, link = LINK) => rawRequest(origin, link, { headers });

/** Returns the cookie of a session in a scenario. */
async function cookieIn(scenario: string): Promise<string> {
  const { control } = await clientIn(scenario);
  return `sim_session=${(await control<{ id: string }>('GET', '/session')).id}`;
}

const scenariosOf = async (cookie: string): Promise<unknown> =>
  (
    JSON.parse((await rawRequest(origin, '/_sim/api/session', { headers: { cookie } })).text) as {
      scenarios: string[];
    }
  ).scenarios;

test.each<[what: string, headers: Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the site', { 'sec-fetch-site': 'same-site' }],
  ['an unknown value of the header', { 'sec-fetch-site': 'nowhere' }],
  ['another page, by its origin', { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }],
  ['another page, by its referrer', { referer: 'http://evil.example/' }],
  ['a browser without these headers', browser],
  ['a host name without these headers', { host: named }],
  ['a browser without these headers under a host name', { ...browser, host: named }],
  ['a host name and the referrer of another one', { host: named, referer: `http://${host}/` }],
  ['a host name and an opaque origin', { host: named, origin: 'null' }],
  ['a host name and the referrer of another port', { host: named, referer: 'http://sim.test:1/' }],
  ['a host name that begins with ours', { host: named, referer: `http://${named}.evil.example/` }],
])(
  'asks before it follows a link from %s, with and without a session',
  { tags: ['hold-link-asks'] },
  async (_what, headers) => {
    const cookie = await cookieIn('overdue-bill');
    const sessions: Record<string, string>[] = [{}, { cookie }];
    for (const session of sessions) {
      const { status, text, headers: answered } = await open({ ...headers, ...session });
      expect(status).toBe(403);
      expect(text).toContain('打开这个链接？');
      expect(answered['set-cookie']).toBeUndefined();
    }
    expect(await scenariosOf(cookie)).toEqual(['overdue-bill']);
  },
);

test.each<[what: string, headers: Record<string, string>]>([
  ['a typed address', { 'sec-fetch-site': 'none' }],
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }],
  ['a page of ours, by its referrer', { host: named, referer: `http://${named}/_sim` }],
  ['a page of ours behind TLS', { host: 'sim.test', referer: 'https://sim.test/_sim' }],
  ['a page of ours, by its origin', { host: named, origin: `http://${named}` }],
  ['a program on this machine', {}],
  ['a program that names its session', { host: named, 'x-sim-session': 'link-asks' }],
])('starts the session at once for a link from %s', { tags: ['hold-link-asks'] }, async (_what, headers) => {
  const { status, headers: answered } = await open(headers);
  expect([status, answered.location]).toEqual([302, '/front/company/index?a=1']);
});

test.each(['seed=7', 'clock=2026-11-20', 'now=2026-12-01', 'running=true', 'world=seed:7:S', 'faults=[]'])(
  'asks before it follows a link of another site that has only %s',
  { tags: ['hold-link-asks'] },
  async (query) => {
    expect((await open({ 'sec-fetch-site': 'cross-site' }, `/front/?${query}`)).status).toBe(403);
  },
);

test('describes the effect of the link in words', { tags: ['hold-link-asks'] }, async () => {
  const faults = [
    { on: 'standard.queryCouponInfo', answer: { code: '9999999' }, times: 2 },
    { on: 'asset:/front/assets/*.js', answer: { delay: '3s' }, when: { call: 4 } },
  ];
  const query = new URLSearchParams({
    scenario: 'overdue-bill',
    world: 'seed:42:S',
    clock: '2026-11-20T09:30:00+08:00',
    running: 'true',
    faults: deflateRawSync(JSON.stringify(faults)).toString('base64url'),
  });
  const { text } = await open({ 'sec-fetch-site': 'cross-site' }, `/front/?${query}`);
  const words = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const part of [
    '会新建一个会话',
    '（overdue-bill）',
    '2026-11-20 09:30:00，时钟走动',
    '随机生成，种子 42，规模 S',
    '2 个',
    '（standard.queryCouponInfo）：错误码 9999999，每次，共 2 次',
    '文件 /front/assets/*.js：推迟应答 3s，第 4 次',
  ])
    expect(words).toContain(part);
  const { text: withSession } = await open(
    { 'sec-fetch-site': 'cross-site', cookie: await cookieIn('frozen-quota') },
    `/front/?${query}`,
  );
  expect(withSession).toContain('现有的会话（');
});

test('describes the faults of the link’s scenario too', { tags: ['hold-link-asks'] }, async () => {
  const { text } = await open({ 'sec-fetch-site': 'cross-site' }, '/front/?scenario=broken-asset');
  expect(text).toMatch(/<dt>故障<\/dt><dd>\d+ 个/);
});

test(
  'names the nearest scenario for an unknown one, in a link without other session parameters',
  { tags: ['hold-link-asks'] },
  async () => {
    const { status, text } = await open(
      { 'sec-fetch-site': 'cross-site' },
      '/front/?a=1&scenario=frozen-qouta&seed=7&faults=[]',
    );
    expect(status).toBe(404);
    expect(text).toContain('href="/front/?a=1&amp;scenario=frozen-quota"');
    expect(text).not.toContain('seed=');
  },
);

test(
  'shows the confirmation in no frame of another site, and continues on this origin',
  { tags: ['hold-link-asks'] },
  async () => {
    const { text, headers } = await open(
      { 'sec-fetch-site': 'cross-site' },
      '/front/..//evil.example/?scenario=baseline',
    );
    expect(text).toContain('href="/front/?scenario=baseline"');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  },
);

const body = 'location.href="http://evil.example"';
/** Faults that would send the user to another site: they change or hide config.json, or replace the code of a page. */
const steering = [
  { on: 'asset:/front/config.json', answer: { body: '{"hosts":{"login":"http://evil.example"}}' } },
  ...[
    '/front/config.json',
    '/front/*',
    '/front/*.json',
    '/front/**',
    '/**',
    '/*/config.json',
    '**',
    '/front/conf*',
  ].map((path) => ({
    on: path.startsWith('/') ? `asset:${path}` : `asset:/${path}`,
    answer: { status: 502 },
  })),
  ...[
    '/front/assets/*.js',
    '/front/fingerprint.js',
    '/front/company/index',
    '/front/',
    '/front/assets/*.css',
  ].map((path) => ({ on: `asset:${path}`, answer: { body } })),
];

test.each(steering)(
  'refuses a link’s fault on $on with $answer, and a session with it has no link',
  { tags: ['hold-link-files'] },
  async (fault) => {
    const client = await clientIn('overdue-bill');
    const query = encodeURIComponent(JSON.stringify([fault]));
    const { status, text } = await client.send('GET', `/front/?faults=${query}`);
    expect(status).toBe(400);
    expect(text).toContain('不能由链接带来');
    expect(await client.control('GET', '/faults')).toEqual([]);
    // If a tester has added such a fault, the session gets no link, and the response says why.
    await client.control('POST', '/faults', fault);
    const link = await client.send('GET', '/_sim/api/link');
    expect([link.status, link.text]).toEqual([400, expect.stringContaining('导出快照')]);
  },
);

test.each([
  { on: 'asset:/front/assets/*.js', answer: { status: 502 } },
  { on: 'asset:/front/assets/**', answer: { wire: 'truncated' } },
  { on: 'standard.queryCouponInfo', answer: { body: '<html>' } },
])(
  'accepts a link’s fault that only breaks: $on with $answer',
  { tags: ['hold-link-files'] },
  async (fault) => {
    const client = await clientIn('overdue-bill');
    const { status } = await client.send(
      'GET',
      `/front/?faults=${encodeURIComponent(JSON.stringify([fault]))}`,
    );
    expect(status).toBe(302);
    expect(await client.control('GET', '/faults')).toMatchObject([fault]);
  },
);
