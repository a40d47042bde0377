/** Tests `?scenario=` on a portal URL, and the portal's own files (docs/design/simulator.md, "Sessions"). */
import { expect, inject, test } from 'vitest';

const open = (path: string, cookie?: string) =>
  fetch(inject('origin') + path, {
    redirect: 'manual',
    ...(cookie !== undefined && { headers: { cookie } }),
  });

const sessionOf = async (cookie: string) => (await open('/_sim/api/session', cookie)).json();
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]!.split(';')[0]!;

test('starts the session, sets the cookie and redirects to the URL without these parameters', async () => {
  const response = await open(
    '/front/company/index?productCode=12003&scenario=frozen-quota&seed=7&clock=2026-11-20T09:30:00%2B08:00',
  );
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/front/company/index?productCode=12003');
  expect(await sessionOf(cookieOf(response))).toMatchObject({
    scenarios: ['frozen-quota'],
    seed: 7,
    clock: { now: '2026-11-20T09:30:00+08:00' },
  });
});

test('restarts the world on a switch only', async () => {
  const cookie = cookieOf(await open('/front/?scenario=frozen-quota'));
  await fetch(`${inject('origin')}/_sim/api/world`, {
    method: 'PATCH',
    body: '{"company":{"name":"改过名的公司"}}',
    headers: { cookie, 'content-type': 'application/json' },
  });
  await open('/front/company/index', cookie);
  const world = async () => (await open('/_sim/api/world', cookie)).json();
  expect(await world()).toMatchObject({ company: { name: '改过名的公司' } });
  await open('/front/company/index?scenario=frozen-quota', cookie);
  expect(await world()).toMatchObject({ company: { name: '杭州禾川工业设备有限公司' } });
});

test('shows a Chinese page with the nearest scenarios for an unknown one, and keeps the session', async () => {
  const cookie = cookieOf(await open('/front/?scenario=overdue-bill'));
  const response = await open('/front/company/index?a=1&scenario=frozen-qouta', cookie);
  const page = await response.text();
  expect(response.status).toBe(404);
  expect(page).toContain('没有名为 frozen-qouta 的场景');
  expect(page).toContain('href="/front/company/index?a=1&amp;scenario=frozen-quota"');
  expect(await sessionOf(cookie)).toMatchObject({ scenarios: ['overdue-bill'] });
});

test.each([
  ['seed=-1', 'seed 应为 0 至 4294967295 的整数'],
  ['seed=4294967296', 'seed 应为 0 至 4294967295 的整数'],
  ['clock=yesterday', 'clock 应为带时区的 ISO 8601 时刻'],
  ['clock=2026-02-30', 'clock 应为带时区的 ISO 8601 时刻'],
  ['clock=%2B275760-09-13T00:00:00Z', 'clock 应为带时区的 ISO 8601 时刻'],
  ['clock=9999-12-31', '时钟应在 2000 年至 2099 年之间'],
])('refuses %s with the expected form', { tags: ['mend-clock-range'] }, async (query, message) => {
  const response = await open(`/front/?scenario=baseline&${query}`);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(message);
});

test('refuses a time outside the scenario with the reason, by URL and by control API', async () => {
  const cookie = cookieOf(await open('/front/?scenario=overdue-bill'));
  const response = await open('/front/?scenario=billing-in-progress&clock=2026-12-03', cookie);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('given.bills.quickBill 在 2026-12-03 08:00:00 不成立');
  expect(await sessionOf(cookie)).toMatchObject({ scenarios: ['overdue-bill'] });

  await open('/front/?scenario=billing-in-progress', cookie);
  const rewound = await fetch(`${inject('origin')}/_sim/api/clock`, {
    method: 'PUT',
    body: '{"at":"2026-11-12T05:00:00+08:00"}',
    headers: { cookie, 'content-type': 'application/json' },
  });
  expect(rewound.status).toBe(400);
  expect(await rewound.text()).toContain('given.bills.quickBill');
});

test('escapes a name in the URL', async () => {
  const page = await (await open('/front/?scenario=%3Cscript%3Ealert(1)%3C/script%3E')).text();
  expect(page).not.toContain('<script>alert');
});

test(
  'answers a deep link under /front/ with the page of /front/ and its security policy',
  { tags: ['route-history-deep-link'] },
  async () => {
    const [shell, deep] = await Promise.all([open('/front/'), open('/front/company/billListNew')]);
    expect(deep.status).toBe(200);
    expect(deep.headers.get('content-type')).toMatch(/^text\/html/);
    const page = await deep.text();
    expect(page).toContain('id="root"');
    expect(page).toBe(await shell.text());
    expect(deep.headers.get('content-security-policy')).toContain("script-src 'self'");
  },
);

test.each([
  '/front/assets/nothing-1a2b3c.js',
  '/front/nothing.svg',
  '/front/assets/%2e%2e/%2e%2e/package.json',
])('answers a missing file with 404, not with the page of /front/: %s', async (path) => {
  expect((await open(path)).status).toBe(404);
});

test('points config.json at the simulator itself', async () => {
  expect(await (await open('/front/config.json')).json()).toMatchObject({
    services: {
      legacy: '',
      standard: '/jcstd-api',
      gateway: '/gateway',
      activity: '',
      provisional: '/provisional',
    },
    hosts: { login: '/_sim/ext/login', logout: '/_sim/ext/logout' },
  });
});

test('applies a seed or a time alone, and keeps the scenario', async () => {
  const cookie = cookieOf(await open('/front/?scenario=frozen-quota&seed=7'));
  const moved = await open(
    '/front/company/index?clock=2026-11-20T09:30:00%2B08:00&productCode=12003',
    cookie,
  );
  expect([moved.status, moved.headers.get('location')]).toEqual([
    302,
    '/front/company/index?productCode=12003',
  ]);
  expect(await sessionOf(cookie)).toMatchObject({
    scenarios: ['frozen-quota'],
    seed: 7,
    clock: { now: '2026-11-20T09:30:00+08:00' },
  });
  await open('/front/?seed=8', cookie);
  expect(await sessionOf(cookie)).toMatchObject({ scenarios: ['frozen-quota'], seed: 8 });
  const fresh = cookieOf(await open('/front/?seed=9'));
  expect(await sessionOf(fresh)).toMatchObject({ scenarios: ['baseline'], seed: 9 });
});
