/**
 * Tests that requests from a page of another site in a tester's browser have no effect on the control API. Requests of programs and
 * of the simulator's own pages work.
 */
import { request } from 'node:http';
import { expect, inject, test } from 'vitest';
import { clientIn } from '../client.ts';

const start = '{"scenarios":["frozen-quota"]}';

/** Sends a request with headers that `fetch` does not allow. */
const ask = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<{ status: number | undefined; text: string; location: string | undefined }> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(inject('origin'));
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (piece: Buffer) => (text += piece.toString()));
      response.on('end', () =>
        done({ status: response.statusCode, text, location: response.headers.location }),
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });

const json = { 'content-type': 'application/json' };
const { host, port } = new URL(inject('origin'));

/** Returns the cookie of a session in a scenario. */
async function cookieIn(scenario: string): Promise<string> {
  const { control } = await clientIn(scenario);
  return `sim_session=${(await control<{ id: string }>('GET', '/session')).id}`;
}

const sessionOf = async (cookie: string): Promise<unknown> =>
  JSON.parse((await ask('GET', '/_sim/api/session', { cookie })).text);

test.each<[what: string, headers: Record<string, string>]>([
  ['plain text', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['no type', {}],
  ['a type that only begins like JSON', { 'content-type': 'application/jsonp' }],
  ['another origin', { ...json, origin: 'https://evil.example' }],
  ['another port', { ...json, origin: 'http://127.0.0.1:1' }],
  ['an opaque origin', { ...json, origin: 'null' }],
  ['another site', { ...json, 'sec-fetch-site': 'cross-site' }],
  ['another host of the site', { ...json, 'sec-fetch-site': 'same-site' }],
  ['a foreign host name that resolves to us', { ...json, host: `evil.example:${port}` }],
  ['a host that only begins like ours', { ...json, host: `127.0.0.1.evil.example:${port}` }],
])('refuses %s, and keeps the session', { tags: ['mend-control-origin'] }, async (_what, headers) => {
  const cookie = await cookieIn('overdue-bill');
  const { status, text } = await ask('POST', '/_sim/api/session', { ...headers, cookie }, start);
  expect(status).toBe(403);
  expect(JSON.parse(text)).toHaveProperty('message');
  expect(await sessionOf(cookie)).toMatchObject({ scenarios: ['overdue-bill'] });
});

test.each<[what: string, headers: Record<string, string>]>([
  ['a program', json],
  ['JSON with its charset', { 'content-type': 'application/json; charset=utf-8' }],
  ['our own page', { ...json, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
  ['localhost', { ...json, host: `localhost:${port}`, origin: `http://localhost:${port}` }],
])('accepts %s', { tags: ['mend-control-origin'] }, async (_what, headers) => {
  const cookie = await cookieIn('overdue-bill');
  const { status } = await ask('POST', '/_sim/api/session', { ...headers, cookie }, start);
  expect(status).toBe(200);
  expect(await sessionOf(cookie)).toMatchObject({ scenarios: ['frozen-quota'] });
});

test(
  'asks before a link of another site replaces a session, but not for own addresses',
  { tags: ['mend-control-origin'] },
  async () => {
    const cookie = await cookieIn('overdue-bill');
    const path = '/front/company/index?a=1&scenario=frozen-quota';
    const asked = await ask('GET', path, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(asked.status).toBe(403);
    expect(asked.text).toContain('href="/front/company/index?a=1&amp;scenario=frozen-quota"');
    expect(await sessionOf(cookie)).toMatchObject({ scenarios: ['overdue-bill'] });
    for (const site of ['same-origin', 'none']) {
      const { status, location } = await ask('GET', path, { cookie, 'sec-fetch-site': site });
      expect([status, location]).toEqual([302, '/front/company/index?a=1']);
    }
    expect(await sessionOf(cookie)).toMatchObject({ scenarios: ['frozen-quota'] });
    // It also asks a browser without a session, because the link would choose its first one.
    expect((await ask('GET', path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  },
);

test(
  'disables scripts in a response whose body comes from a fault',
  { tags: ['mend-control-origin'] },
  async () => {
    const { send, control } = await clientIn('baseline');
    const answer = { body: '<script>alert(1)</script>' };
    await control('POST', '/faults', { on: 'legacy.getUserNickName', answer });
    await control('POST', '/faults', { on: 'asset:/front/logo.svg', answer });
    for (const path of ['/api/v1/user/getUserNickName?productCode=12003', '/front/logo.svg'])
      expect((await send('GET', path)).headers.get('content-security-policy')).toBe(
        "default-src 'none'; sandbox",
      );
  },
);
