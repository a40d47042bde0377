/**
 * Tests a client that uses the simulator as `HTTP_PROXY`: the simulator answers for its own hosts, refuses all others, and forwards
 * nothing.
 */
import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overSocket } from '#tools/sim/rawSocket.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { backend } from '../../../checker/tests/support/commandLine.ts';
import { rawRequest } from '../../support/rawRequest.ts';

const COUPON = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const body = JSON.stringify({ productCode: '12003' });
const headers = { 'content-type': 'application/json' };
let simulator: Served;
let elsewhere: Awaited<ReturnType<typeof backend>>;
let reached = 0;

beforeAll(async () => {
  elsewhere = await backend((_, response) => {
    reached += 1;
    response.end('elsewhere');
  });
  simulator = await startSimulator({
    env: { SIM_STORE: 'memory', SIM_HOSTS: 'api.example,std.example=standard' },
  });
});
afterAll(() => Promise.all([simulator.stop(), elsewhere.stop()]));

const post = (target: string, more: Record<string, string> = {}) =>
  rawRequest(simulator.origin, target, { method: 'POST', headers: { ...headers, ...more }, body });

test.each([
  ['a named host', `http://api.example${COUPON}`],
  ['a named host with a port', `http://API.example:8080${COUPON}`],
  ['a host of a service, by the whole path', `http://std.example${COUPON}`],
  ['a host of a service, by its own path', 'http://std.example/jc/stdjc/page/coupon/queryCouponInfo'],
  ['a reserved name', `http://portal.test${COUPON}`],
  ['localhost', `http://localhost${COUPON}`],
  ['the address of the simulator', `http://127.0.0.1:1${COUPON}`],
])('answers %s by the operation at the path', { tags: ['team-forward-proxy'] }, async (_what, target) => {
  // In a request to a proxy the host of the target counts, not the Host header.
  const answer = await post(target, { host: 'elsewhere.example', 'proxy-connection': 'keep-alive' });
  expect([answer.status, JSON.parse(answer.text).resultCode]).toEqual([200, '0000000']);
});

test('accepts a session name under a named host', { tags: ['team-forward-proxy'] }, async () => {
  const answer = await post(`http://api.example${COUPON}`, { 'x-sim-session': 'by-proxy' });
  expect(answer.status).toBe(200);
});

test(
  'refuses every other host by name, and never contacts it',
  { tags: ['team-forward-proxy'] },
  async () => {
    const { host, port } = new URL(elsewhere.origin);
    const statuses: Readonly<Record<string, number>> = {
      [`http://evil.example${COUPON}`]: 403,
      [`https://evil.example${COUPON}`]: 403,
      'http://169.254.169.254/latest/meta-data/': 403,
      [`http://[::1%25]:${port}/`]: 400,
      [`http://0.0.0.0:${port}/`]: 403,
      [`http://10.0.0.1${COUPON}`]: 403,
      [`http://api.example.evil.example${COUPON}`]: 403,
      [`http://api.example@evil.example${COUPON}`]: 403,
      'ftp://api.example/': 400,
      'api.example:80': 400,
    };
    for (const [target, status] of Object.entries(statuses))
      expect((await post(target)).status, target).toBe(status);
    expect(JSON.parse((await post(`http://evil.example${COUPON}`)).text).message).toContain(
      'SIM_HOSTS=evil.example',
    );
    // The simulator's own host with another port: the simulator responds itself and forwards nothing.
    expect((await post(`http://${host}/`)).text).not.toContain('elsewhere');
    expect(reached).toBe(0);
  },
);

/** Opens a tunnel, sends bytes through it, and returns the bytes that come back. */
const throughTunnel = (path: string, bytes: string): Promise<string> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(simulator.origin);
    request({ hostname, port, method: 'CONNECT', path, agent: false })
      .on('error', fail)
      .on('connect', (_answer, socket) => {
        let text = '';
        socket.on('data', (piece: Buffer) => (text += piece.toString()));
        socket.on('close', () => done(text));
        socket.write(bytes, 'latin1');
      })
      .end();
  });

/** Requests a tunnel, and returns the status and body of the response to that request. */
const tunnel = (path: string): Promise<{ status: number; text: string }> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(simulator.origin);
    request({ hostname, port, method: 'CONNECT', path, agent: false })
      .on('error', fail)
      .on('connect', ({ statusCode = 0 }, socket, head) => {
        let text = head.toString();
        socket.on('data', (piece: Buffer) => (text += piece.toString()));
        socket.on('end', () => done({ status: statusCode, text }));
      })
      .end();
  });

test.each([
  ['a named host', `http://api.example${COUPON}`],
  ['a host of a service, by its own path', 'http://std.example/jc/stdjc/page/coupon/queryCouponInfo'],
])(
  'reaches %s through a tunnel of fetch with HTTP_PROXY',
  { tags: ['team-forward-proxy'] },
  async (_what, target) => {
    const program = `fetch(${JSON.stringify(target)}, ${JSON.stringify({ method: 'POST', headers, body })})
    .then(async (answer) => console.log(answer.status, JSON.stringify(await answer.json())))`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--eval', program], {
      env: { ...process.env, NODE_USE_ENV_PROXY: '1', HTTP_PROXY: simulator.origin, NO_PROXY: '' },
    });
    expect(stdout).toMatch(/^200 \{"resultCode":"0000000"/);
  },
);

test(
  'a tunnel leads only to the simulator, whatever host its requests name',
  { tags: ['team-forward-proxy'] },
  async () => {
    const { host } = new URL(elsewhere.origin);
    const inside = await throughTunnel(
      'api.example:80',
      `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(inside).not.toContain('elsewhere');
    const absolute = await throughTunnel(
      'api.example:80',
      'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect(absolute).toContain('SIM_HOSTS=evil.example');
    expect(await throughTunnel('api.example:8443', '\x16\x03\x01\x02\x00\x01')).toContain('400');
    expect(reached).toBe(0);
  },
);

test(
  'refuses a tunnel for https or to another host with advice, even if the client has left',
  { tags: ['team-forward-proxy'] },
  async () => {
    const known = await tunnel('api.example:443');
    expect([known.status, JSON.parse(known.text).message]).toEqual([
      501,
      expect.stringContaining('http://api.example'),
    ]);
    const unknown = await tunnel('evil.example:443');
    expect([unknown.status, JSON.parse(unknown.text).message]).toEqual([
      403,
      expect.stringContaining('SIM_HOSTS=evil.example'),
    ]);
    expect(reached).toBe(0);
    // The client leaves before the response.
    const { end } = await overSocket(simulator.origin, {
      method: 'CONNECT',
      path: 'x.example:1',
      headers: {},
    });
    expect(end).toBe('closed');
  },
);
