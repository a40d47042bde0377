/** Tests open mode (HOST): other machines can use the portal, and need the token for the control interface. */
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';

const token = 'a-token-for-this-test';
let simulator: Served;

beforeAll(async () => {
  simulator = await startSimulator({ env: { HOST: '0.0.0.0', SIM_TOKEN: token } });
});
afterAll(() => simulator.stop());

interface RawResponse {
  readonly status: number | undefined;
  readonly text: string;
  readonly location: string | undefined;
  readonly cookie: string | undefined;
}

/** Sends a request like another machine of the network. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<RawResponse> =>
  new Promise((done, fail) => {
    const { port } = new URL(simulator.origin);
    const named = { host: `build-7.intern:${port}`, ...headers };
    const sent = request({ host: '127.0.0.1', port, path, headers: named }, (response) => {
      let text = '';
      response.on('data', (piece: Buffer) => (text += piece.toString()));
      response.on('end', () => {
        const { location, 'set-cookie': [cookie] = [] } = response.headers;
        done({ status: response.statusCode, text, location, cookie: cookie?.split(';')[0] });
      });
    });
    sent.on('error', fail);
    sent.end();
  });

const closed = [
  '/_sim/api/session',
  '/_sim/api/log.har',
  '/_sim',
  '/_sim/problems.json',
  '/_sim/docs/x',
  '/%5Fsim/api/session',
];

test.each(closed)(
  'needs the token for %s, under any name of the machine',
  { tags: ['qa-host-token'] },
  async (path) => {
    const strangers: Record<string, string>[] = [
      {},
      { host: 'localhost' },
      { 'x-sim-token': 'another' },
      { cookie: 'sim_token=x' },
    ];
    for (const headers of strangers) {
      const { status, text } = await ask(path, headers);
      expect(status).toBe(401);
      expect(JSON.parse(text)).toMatchObject({ message: expect.stringContaining('令牌') });
    }
    expect((await ask(`${path}?token=another`)).status).toBe(401);
  },
);

test(
  'accepts the token by header, and by a link, which sets a cookie',
  { tags: ['qa-host-token'] },
  async () => {
    const known: Record<string, string>[] = [{ 'x-sim-token': token }, { authorization: `Bearer ${token}` }];
    for (const headers of known) expect((await ask('/_sim/api/session', headers)).status).toBe(200);
    const { status, location, cookie } = await ask(`/_sim?token=${token}&tab=log`);
    expect([status, location]).toEqual([303, '/_sim?tab=log']);
    expect((await ask('/_sim', { cookie: cookie ?? '' })).status).toBe(200);
    expect((await ask('/_sim/api/session', { cookie: cookie ?? '' })).status).toBe(200);
  },
);

test('asks a browser for the token', async () => {
  const { status, text } = await ask('/_sim', { accept: 'text/html' });
  expect(status).toBe(401);
  expect(text).toContain('name="token"');
});

test('refuses another site even with the token in the browser', async () => {
  const headers = { cookie: `sim_token=${token}`, origin: 'http://evil.example' };
  expect((await ask('/_sim/api/session', headers)).status).toBe(403);
});

test.each([
  '/front/',
  '/_sim/ext/login',
  '/_sim/console/style.css',
  '/api/v1/user/getUserNickName?productCode=12003',
])('opens %s to all', async (path) => expect((await ask(path)).status).toBe(200));

test(
  'needs no token on loopback, which other machines cannot reach',
  { tags: ['qa-host-token'] },
  async () => {
    const origin = inject('origin');
    const { port } = new URL(origin);
    expect((await fetch(`${origin}/_sim/api/session`)).status).toBe(200);
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((one) => one !== undefined && !one.internal && one.family === 'IPv4');
    for (const { address } of others.filter((one) => one !== undefined))
      await expect(fetch(`http://${address}:${port}/_sim/api/session`)).rejects.toThrow('fetch failed');
  },
);

test('refuses to start with an invalid value, and says why', async () => {
  await expect(startSimulator({ env: { PORT: 'abc' } })).rejects.toThrow('PORT must be a whole number');
  await expect(startSimulator({ env: { HOST: 'no-such-name.invalid' } })).rejects.toThrow(
    'HOST=no-such-name.invalid is no name or address of this machine',
  );
});
