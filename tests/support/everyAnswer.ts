/** Sends requests as bytes, valid and invalid, for every kind of answer of the simulator: all must have the same security headers. */
import { connect } from 'node:net';
import { limits } from '#simulator/server/limits.ts';

const COUPON = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';

/** Sends bytes and returns the head of the answer as soon as it is complete. */
export const headOf = (bytes: string, origin: string): Promise<string> =>
  new Promise((done) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    let text = '';
    const end = (): void => {
      socket.destroy();
      done(text.split('\r\n\r\n', 1)[0] ?? '');
    };
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1');
      if (text.includes('\r\n\r\n')) end();
    });
    socket.on('close', end).on('error', end);
    socket.write(bytes);
  });

export const HOST = 'Host: 127.0.0.1\r\n';
export const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\n${HOST}${more}\r\n`;
const post = (path: string, body: string, more = ''): string =>
  `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`;

export const everyKind: readonly (readonly [status: number, kind: string, bytes: string])[] = [
  [200, 'an operation', get('/api/v1/user/getUserNickName?productCode=12003')],
  [400, 'a body that is not JSON', post(COUPON, '{')],
  [413, 'a body that is too large', post(COUPON, 'x'.repeat(limits.bodyBytes + 1))],
  [
    413,
    'a body that is too large for the control API',
    post('/_sim/api/session', 'x'.repeat(limits.bodyBytes + 1)),
  ],
  [400, 'an invalid session name', get('/api/v1/user/getUserNickName', 'X-Sim-Session: a,b\r\n')],
  [403, 'a request of another site', get('/api/v1/user/getUserNickName', 'Sec-Fetch-Site: cross-site\r\n')],
  [400, 'an unknown forced answer', post(COUPON, '{}', 'X-Sim-Force: nothing\r\n')],
  [502, 'a forced status', post(COUPON, '{}', 'X-Sim-Force: http-502\r\n')],
  [200, 'a forced wrong type', post(COUPON, '{}', 'X-Sim-Force: wrong-type\r\n')],
  [200, 'a forced empty answer', post(COUPON, '{}', 'X-Sim-Force: empty\r\n')],
  [200, 'a forced broken chunk', post(COUPON, '{}', 'X-Sim-Force: malformed-chunk\r\n')],
  [200, 'a forced slow drip', post(COUPON, '{}', 'X-Sim-Force: slow-drip\r\n')],
  [404, 'an unknown path', get('/nowhere')],
  [405, 'a wrong method', get(COUPON)],
  [404, 'an unknown method', `PROPFIND / HTTP/1.1\r\n${HOST}\r\n`],
  [302, 'the root', get('/')],
  [200, 'a page', get('/front/')],
  [200, 'a HEAD request of a page', `HEAD /front/ HTTP/1.1\r\n${HOST}\r\n`],
  [200, 'a file', get('/front/config.json')],
  [200, 'a file of the console', get('/_sim/console/style.css')],
  [404, 'a missing file', get('/front/nothing.svg')],
  [403, 'a file outside the build', get('/front/assets/%2e%2e/%2e%2e/package.json')],
  [400, 'an invalid address', get('/front/%')],
  [302, 'a link to a scenario', get('/front/?scenario=baseline')],
  [403, 'a link of another site', get('/front/?scenario=baseline', 'Sec-Fetch-Site: cross-site\r\n')],
  [404, 'a link to an unknown scenario', get('/front/?scenario=nothing')],
  [400, 'a link with an invalid seed', get('/front/?seed=x')],
  [200, 'a simulated page', get('/_sim/ext/login')],
  [303, 'a logout, which leads back', get('/_sim/ext/logout')],
  [204, 'tracking', get('/_sim/ext/tracking')],
  [200, 'a picture', get('/_sim/ext/ad/ad-mall.svg')],
  [200, 'the control API', get('/_sim/api/session')],
  [403, 'the control API under another name', 'GET /_sim/api/session HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  [404, 'an unknown operation of the control API', get('/_sim/api/nothing')],
  [200, 'the stream of the log', get('/_sim/api/log/stream')],
  [200, 'the metrics', get('/_sim/metrics')],
  [200, 'the health', get('/_sim/health')],
  [400, 'bytes that are not HTTP', 'nonsense\r\n\r\n'],
  [400, 'an invalid header', `GET / HTTP/1.1\r\n${HOST}a b\r\n\r\n`],
  [400, 'two lengths', `POST ${COUPON} HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
  [431, 'headers that are too long', get('/', `X-Long: ${'x'.repeat(limits.headerBytes)}\r\n`)],
  [417, 'an unknown expectation', get('/', 'Expect: the-moon\r\n')],
  [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
  [400, 'no host at an operation', `GET /api/v1/user/getUserNickName HTTP/1.1\r\n\r\n`],
  [400, 'two hosts', get('/', HOST)],
];
