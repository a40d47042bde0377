/** Tests a simulator below `/sim`, behind proxies that strip the path and proxies that keep it. All addresses must be below it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '#tools/contract/examples.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { subPathProxy, type SubPath, type SubPathProxy } from '../../support/subPathProxy.ts';

const path = '/sim';
const token = 'a-token-for-this-test';
const COUPON = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';

interface Setting {
  readonly proxy: SubPath;
  readonly env: Readonly<Record<string, string>>;
}

const settings: Readonly<Record<string, Setting>> = {
  'a proxy that keeps the path': {
    proxy: { path, strips: false, keepsHost: true },
    env: { BASE_PATH: '/sim/' },
  },
  'a proxy that strips the path': {
    proxy: { path, strips: true, keepsHost: true },
    env: { BASE_PATH: '/sim' },
  },
  'a proxy that sends X-Forwarded-* headers': {
    proxy: {
      path,
      strips: true,
      keepsHost: false,
      extraHeaders: (host) => ({
        'x-forwarded-host': host,
        'x-forwarded-proto': 'http',
        'x-forwarded-prefix': path,
        'x-forwarded-for': '203.0.113.7',
      }),
    },
    env: { SIM_TRUSTED_PROXIES: 'loopback' },
  },
};

describe.each(Object.entries(settings))('behind %s', (_name, { proxy: setting, env }) => {
  let simulator: Served;
  let withToken: Served;
  let proxy: SubPathProxy;
  let guarded: SubPathProxy;
  beforeAll(async () => {
    const all = { SIM_STORE: 'memory', ...env };
    [simulator, withToken] = await Promise.all([
      startSimulator({ env: all }),
      startSimulator({ env: { ...all, HOST: '127.0.0.1', SIM_TOKEN: token } }),
    ]);
    proxy = await subPathProxy(simulator.origin, setting);
    guarded = await subPathProxy(withToken.origin, setting);
  });
  afterAll(() => Promise.all([simulator.stop(), withToken.stop(), proxy.stop(), guarded.stop()]));

  const get = (address: string, headers: Record<string, string> = {}) =>
    rawRequest(proxy.origin, address, { headers });
  /** Returns the addresses in a page. */
  const addressesIn = (html: string): string[] =>
    [...html.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, address = '']) => address);
  /** Returns the addresses on this host that are not below the path. */
  const outside = (addresses: readonly string[]) =>
    addresses.filter((address) => /^\/(?!sim(\/|$))/.test(address));

  test(
    'serves manifest and icons below the path, with their types',
    { tags: ['far-installable'] },
    async () => {
      const page = await get('/sim/front/company/index');
      const [, address = ''] = / rel="manifest" href="([^"]*)"/.exec(page.text) ?? [];
      expect(address).toBe('/sim/front/manifest.webmanifest');
      const manifest = await get(address);
      expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
      const { icons } = JSON.parse(manifest.text) as { icons: { src: string }[] };
      for (const { src } of icons) {
        const icon = await get(`/sim/front/${src}`);
        expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
      }
    },
  );

  test('keeps redirects and cookies below the path', { tags: ['team-base-path'] }, async () => {
    for (const [from, to] of [
      ['/sim', '/sim/front/'],
      ['/sim/', '/sim/front/'],
      ['/sim/front', '/sim/front/'],
      ['/sim/_sim/', '/sim/_sim'],
      ['/sim/_sim/docs', '/sim/_sim/docs/index.html'],
      ['/sim/front/company/index?scenario=overdue-bill', '/sim/front/company/index'],
      [`/sim/_sim/ext/logout?returnUrl=${proxy.origin}/sim/front/x`, '/sim/front/x'],
      ['/sim/_sim/ext/logout?returnUrl=/front/x', '/sim/front/x'],
      ['/sim/_sim/ext/logout?returnUrl=//evil.example/sim/front/', '/sim/front/'],
    ] as const) {
      const answer = await get(from, { 'sec-fetch-site': 'none' });
      expect(answer.headers.location, from).toBe(to);
      for (const cookie of answer.headers['set-cookie'] ?? []) expect(cookie).toMatch(/; Path=\/sim(;|$)/);
    }
  });

  test(
    'names existing files and pages below the path on each page',
    { tags: ['team-base-path'] },
    async () => {
      for (const page of [
        '/sim/front/',
        '/sim/front/company/billListNew',
        '/sim/_sim',
        '/sim/_sim/ext/login',
        '/sim/_sim/ext/phone',
        '/sim/_sim/ext/mall',
        '/sim/_sim/ext/nothing',
        '/sim/front/?scenario=overdue-bil',
      ]) {
        const { text } = await get(page, { 'sec-fetch-site': 'none' });
        const addresses = addressesIn(text);
        expect(addresses.length, page).toBeGreaterThan(1);
        expect(outside(addresses), page).toEqual([]);
        for (const address of addresses.filter((one) => /\.\w+$/.test(one)))
          expect((await get(address)).status, address).toBe(200);
      }
      const config = JSON.parse((await get('/sim/front/config.json')).text);
      expect(
        outside([...Object.values<string>(config.services), ...Object.values<string>(config.hosts)]),
      ).toEqual([]);
      expect(config.services.legacy).toBe('/sim');
      // 200, or 404 if the documentation is not generated.
      expect((await get('/sim/_sim/docs/index.html')).status).toBeLessThan(405);
    },
  );

  test('answers provider requests with addresses below the path', { tags: ['team-base-path'] }, async () => {
    const headers = { 'content-type': 'application/json', origin: proxy.origin };
    const answer = await rawRequest(proxy.origin, `/sim${COUPON}`, {
      method: 'POST',
      headers,
      body: '{"productCode":"12003"}',
    });
    expect([answer.status, JSON.parse(answer.text).resultCode]).toEqual([200, '0000000']);
    expect(String(answer.headers['set-cookie'])).toContain('Path=/sim;');
    const preview = await rawRequest(proxy.origin, '/sim/gateway/api/v1/contract/upContractPreview', {
      method: 'POST',
      headers,
      body: JSON.stringify(Object.values(examples.gateway['upContractPreview']!.request)[0]),
    });
    expect(preview.text).toContain('"previewUrl":"/sim/_sim/ext/contract/');
    const home = await get('/sim/api/v1/home/userDataV2?productCode=12003');
    expect(home.text).not.toMatch(/"\/(front|_sim)\//);
  });

  test('serves the control API, with the path in link and HAR', { tags: ['team-base-path'] }, async () => {
    const headers = { 'x-sim-session': 'below', 'content-type': 'application/json', origin: proxy.origin };
    const ask = async (method: string, at: string, body = '') => {
      const answer = await rawRequest(proxy.origin, `/sim/_sim/api${at}`, { method, headers, body });
      expect(answer.status, answer.text).toBe(200);
      return JSON.parse(answer.text);
    };
    // X-Sim-Session is accepted only under a name of this machine, such as the proxy's.
    await ask('POST', '/session', '{"scenarios":["overdue-bill"]}');
    await rawRequest(proxy.origin, `/sim${COUPON}`, { method: 'POST', headers, body: '{}' });
    expect((await ask('GET', '/link')).link).toMatch(/^\/sim\/front\/.*scenario=overdue-bill/);
    expect((await ask('GET', '/link?page=/sim/front/a')).link).toMatch(/^\/sim\/front\/a\?/);
    const { log } = await ask('GET', '/log.har');
    expect(log.entries[0].request.url).toBe(`${proxy.origin}/sim${COUPON}`);
  });

  test('asks for the token and remembers it below the path', { tags: ['team-base-path'] }, async () => {
    const at = (address: string, headers: Record<string, string> = {}) =>
      rawRequest(guarded.origin, address, {
        headers: { accept: 'text/html', 'sec-fetch-site': 'none', ...headers },
      });
    const form = await at('/sim/_sim');
    expect([form.status, outside(addressesIn(form.text))]).toEqual([401, []]);
    const asked = await at('/sim/front/?scenario=overdue-bill');
    expect(asked.text).toContain('name="to" value="/front/?scenario=overdue-bill"');
    const to = encodeURIComponent('/front/?scenario=overdue-bill');
    const given = await at(`/sim/_sim?token=${token}&to=${to}`);
    expect(given.headers.location).toBe('/sim/front/?scenario=overdue-bill');
    const [cookie = ''] = given.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^sim_token=.*; Path=\/sim;/);
    expect((await at('/sim/_sim', { cookie: cookie.split(';', 1)[0]! })).status).toBe(200);
  });
});

describe('forwarded headers', () => {
  let simulator: Served;
  let untrusting: Served;
  beforeAll(async () => {
    const env = { SIM_STORE: 'memory', SIM_HOSTS: 'sim.team.example' };
    [simulator, untrusting] = await Promise.all([
      startSimulator({ env: { ...env, SIM_TRUSTED_PROXIES: 'loopback' } }),
      startSimulator({ env: { ...env, SIM_TRUSTED_PROXIES: '10.0.0.0/8' } }),
    ]);
  });
  afterAll(() => Promise.all([simulator.stop(), untrusting.stop()]));

  const session = (headers: Record<string, string>, origin = simulator.origin) =>
    rawRequest(origin, '/_sim/api/session', { headers });
  const forwarded = { 'x-forwarded-host': 'sim.team.example', 'x-forwarded-proto': 'https' };

  test(
    'derives its own origin from the headers of a trusted proxy',
    { tags: ['team-forwarded'] },
    async () => {
      for (const own of [forwarded, { forwarded: 'for=203.0.113.7;host=sim.team.example;proto=https' }])
        expect((await session({ ...own, origin: 'https://sim.team.example' })).status).toBe(200);
      const logout = await rawRequest(
        simulator.origin,
        '/_sim/ext/logout?returnUrl=https://sim.team.example/front/a',
        {
          headers: forwarded,
        },
      );
      expect(logout.headers.location).toBe('/front/a');
    },
  );

  test('ignores these headers of any other client', { tags: ['team-forwarded'] }, async () => {
    const { origin } = untrusting;
    expect((await session({ ...forwarded, origin: 'https://sim.team.example' }, origin)).status).toBe(403);
    const answer = await rawRequest(origin, '/', { headers: { 'x-forwarded-prefix': '/sim' } });
    expect(answer.headers.location).toBe('/front/');
  });

  test(
    'does not trust a foreign host name because of these headers',
    { tags: ['team-forwarded'] },
    async () => {
      const host = 'evil.example';
      for (const own of ['127.0.0.1', 'localhost:4010', 'sim.team.example', 'a.test'])
        expect((await session({ host, 'x-forwarded-host': own })).status, own).toBe(403);
      expect((await session({ 'x-forwarded-host': host })).status).toBe(403);
    },
  );

  test.each<Record<string, string>>([
    { 'x-forwarded-host': 'a b' },
    { 'x-forwarded-host': 'a/b' },
    { 'x-forwarded-proto': 'javascript' },
    { 'x-forwarded-prefix': '/front' },
    { 'x-forwarded-prefix': '//evil.example' },
    { 'x-forwarded-prefix': '/a"b' },
  ])('refuses %j', { tags: ['team-forwarded'] }, async (headers) => {
    expect((await rawRequest(simulator.origin, '/', { headers })).status).toBe(400);
  });
});
