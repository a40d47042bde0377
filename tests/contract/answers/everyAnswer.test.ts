/** Tests the security headers of every kind of response, and requests without exactly one Host header. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { pageHeaders } from '#simulator/server/access/security.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { everyKind, get, headOf, HOST } from '../../support/everyAnswer.ts';
import { clientIn } from '../client.ts';

let withToken: Served;
beforeAll(async () => {
  withToken = await startSimulator({
    env: { HOST: '127.0.0.1', SIM_TOKEN: 'a-token-for-this-test', SIM_STORE: 'memory' },
  });
});
afterAll(() => withToken.stop());

test.each(everyKind)(
  'sends nosniff with HTTP %i: %s',
  { tags: ['hold-nosniff'] },
  async (status, _what, bytes) => {
    const answered = await headOf(bytes, inject('origin'));
    expect(answered).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answered.match(/^x-content-type-options: nosniff$/gim)).toHaveLength(1);
  },
);

test.each(['/_sim', '/_sim/api/session', '/front/?scenario=baseline'])(
  'refuses %s without the token by HTTP 401 with nosniff',
  { tags: ['hold-nosniff'] },
  async (path) => {
    const answered = await headOf(get(path), withToken.origin);
    expect(answered).toMatch(/^HTTP\/1.1 401 /);
    expect(answered).toMatch(/^x-content-type-options: nosniff$/im);
  },
);

test('sends nosniff for a fault on a file too', { tags: ['hold-nosniff'] }, async () => {
  const client = await clientIn('baseline');
  for (const answer of [
    { status: 502, body: '<p>' },
    { wire: 'wrong-type' },
    { wire: 'slow-drip', over: '1s' },
    { wire: 'empty' },
  ]) {
    await client.control('POST', '/faults', { on: 'asset:/front/logo.svg', answer, times: 1 });
    const { headers } = await client.send('GET', '/front/logo.svg');
    expect(headers.get('x-content-type-options'), JSON.stringify(answer)).toBe('nosniff');
  }
});

test.each([
  '/front/',
  '/front/company/index',
  '/_sim',
  '/_sim/ext/login',
  '/_sim/ext/nothing',
  '/front/?scenario=nothing',
])('sends the page headers with %s', { tags: ['hold-page-headers'] }, async (path) => {
  const { headers } = await fetch(inject('origin') + path);
  for (const [name, value] of Object.entries(pageHeaders)) expect(headers.get(name), name).toBe(value);
  expect(Object.keys(pageHeaders)).toEqual(
    expect.arrayContaining([
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
    ]),
  );
});

test(
  'sends the target’s opener policy with a redirect, so that the opener sees the window',
  { tags: ['hold-page-headers'] },
  async () => {
    const { status, headers } = await fetch(`${inject('origin')}/_sim/ext/auth?returnUrl=%2Ffront%2F`, {
      method: 'POST',
      body: new URLSearchParams({ openStatus: '8' }),
      redirect: 'manual',
    });
    const policy = 'cross-origin-opener-policy';
    expect([status, headers.get(policy)]).toEqual([303, pageHeaders[policy]]);
  },
);

test(
  'omits the opener policy under plain http and a host name, and sends it behind TLS',
  { tags: ['hold-page-headers'] },
  async () => {
    const named = (more = '') => `GET /front/ HTTP/1.1\r\nHost: sim.test\r\n${more}\r\n`;
    const coop = /^cross-origin-opener-policy:/im;
    expect(await headOf(named(), inject('origin'))).not.toMatch(coop);
    // Browsers report the header as an error on an insecure origin. Only to a secure one they send Sec-Fetch-Site.
    expect(await headOf(named('Sec-Fetch-Site: none\r\n'), inject('origin'))).toMatch(coop);
  },
);

test.each<[what: string, bytes: string]>([
  ['a second one for a page', get('/front/', 'host: evil.example\r\n')],
  ['the same twice', get('/front/', HOST)],
  [
    'a second one for an operation',
    get('/api/v1/user/getUserNickName?productCode=12003', 'HOST: evil.example\r\n'),
  ],
  ['a second one for the control API', get('/_sim/api/session', 'hOsT: evil.example\r\n')],
  ['three of them', get('/front/', `${HOST}${HOST}`)],
  ['an empty one', 'GET /front/ HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'],
])(
  'refuses a request without exactly one Host header by HTTP 400: %s',
  { tags: ['hold-host-twice'] },
  async (_what, bytes) => {
    expect(await headOf(bytes, inject('origin'))).toMatch(/^HTTP\/1.1 400 /);
  },
);
