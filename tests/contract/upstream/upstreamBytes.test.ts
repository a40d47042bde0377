/** Tests that bytes and headers between a client and a real backend stay unchanged, and that readable bodies are validated. */
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { clientIn, type Client } from '../client.ts';

type Entry = components['schemas']['LogEntry'];

const coupon = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const right = (message: string) => ({
  resultCode: '0000000',
  resultMsg: message,
  resultData: { availableCouponNum: 77, waitReceiveCouponNum: 2, isAboutExpire: true },
  extData: null,
});
const utf8 = Buffer.from(JSON.stringify(right('成功')));
/** 成功 in GBK is b3 c9 b9 a6. */
const gbk = Buffer.from(JSON.stringify(right('\u00b3\u00c9\u00b9\u00a6')), 'latin1');
const json = 'application/json';

interface Body {
  readonly bytes: Buffer;
  readonly type: string;
  readonly encoding?: string;
  /** The log's reason why the body is unread; undefined if it is read and kept. */
  readonly unread?: string;
}

const bodies: Readonly<Record<string, Body>> = {
  plain: { bytes: utf8, type: json },
  gzip: { bytes: gzipSync(utf8), type: json, encoding: 'gzip' },
  brotli: { bytes: brotliCompressSync(utf8), type: json, encoding: 'br' },
  deflate: { bytes: deflateSync(utf8), type: json, encoding: 'deflate' },
  'raw deflate': { bytes: deflateRawSync(utf8), type: json, encoding: 'deflate' },
  zstd: { bytes: zstdCompressSync(utf8), type: json, encoding: 'zstd' },
  'gzip within gzip': { bytes: gzipSync(gzipSync(utf8)), type: json, encoding: 'gzip, gzip' },
  GBK: { bytes: gbk, type: `${json}; charset=GBK` },
  'GBK in gzip': { bytes: gzipSync(gbk), type: `${json};charset="gbk"`, encoding: 'gzip' },
  'UTF-16': { bytes: Buffer.from(`\uFEFF${utf8.toString()}`, 'utf16le'), type: `${json}; charset=utf-16le` },
  'GBK without a charset': { bytes: gbk, type: json, unread: '不是合法的 UTF-8' },
  picture: { bytes: Buffer.from('ffd8ffe000104a46', 'hex'), type: 'image/jpeg', unread: '不是合法的 UTF-8' },
  'gzip that is cut': {
    bytes: gzipSync(utf8).subarray(0, 40),
    type: json,
    encoding: 'gzip',
    unread: '读不了：不是合法的 gzip',
  },
  'an unknown content encoding': {
    bytes: utf8,
    type: json,
    encoding: 'compress',
    unread: '读不了：不认识的压缩方式 compress',
  },
  'an unknown charset': { bytes: utf8, type: `${json}; charset=martian`, unread: '字符集 martian 无法识别' },
};

let received: { request: IncomingMessage; bytes: Buffer } | undefined;
let respond: (request: IncomingMessage, response: ServerResponse) => void = () => {};
const real = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    received = { request, bytes: Buffer.concat(pieces) };
    respond(request, response);
  });
});
let origin: string;
let simulator: Served;

beforeAll(async () => {
  await new Promise<void>((done) => real.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(real.address() as AddressInfo).port}`;
  simulator = await startSimulator({ upstreams: [`standard=${origin}/team`, `legacy=${origin}/team`] });
});
afterAll(async () => {
  await simulator.stop();
  real.closeAllConnections();
  real.close();
});

/** Sends a request and returns the response without decompressing it. */
function raw(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: Buffer,
): Promise<{ status: number; headers: IncomingMessage['headers']; bytes: Buffer }> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(simulator.origin);
    const length = body === undefined ? {} : { 'content-length': body.length };
    const asking = httpRequest({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...length },
      agent: false,
    });
    asking.once('error', fail).once('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(pieces) }),
      );
    });
    asking.end(body);
  });
}

/** A GET operation that stays simulated. */
const GET_PATH = '/provisional/user/getUserInfo?productCode=12003';
const SESSION = 'upstream-bytes';
const named = { 'x-sim-session': SESSION };
const last = async (): Promise<Entry | undefined> => {
  const answer = await raw('GET', '/_sim/api/log?limit=1', named);
  return (JSON.parse(answer.bytes.toString()) as Entry[])[0];
};

test.each(Object.entries(bodies))(
  'delivers a response in %s byte for byte, and validates readable ones',
  { tags: ['team-bytes'] },
  async (_what, body) => {
    const { bytes, type, encoding, unread } = body;
    respond = (_request, response) =>
      response
        .writeHead(200, { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) })
        .end(bytes);
    const headers = { ...named, 'content-type': json, 'accept-encoding': 'gzip, br' };
    const got = await raw('POST', coupon, headers, Buffer.from('{"productCode":"12003"}'));
    expect(got.bytes.equals(bytes)).toBe(true);
    expect([got.headers['content-type'], got.headers['content-encoding']]).toEqual([type, encoding]);
    expect(received?.request.headers['accept-encoding']).toBe('gzip, br');
    const entry = await last();
    if (unread === undefined)
      expect(entry).toMatchObject({ valid: { response: true }, response: right('成功') });
    else
      expect(entry).toMatchObject({
        valid: { response: false },
        violations: [{ message: expect.stringContaining(unread) }],
      });
  },
);

test.each(Object.entries(bodies))(
  'sends a request in %s to the backend byte for byte',
  { tags: ['team-bytes'] },
  async (_what, body) => {
    const { bytes, type, encoding } = body;
    respond = (_request, response) => response.writeHead(200, { 'content-type': json }).end(utf8);
    const headers = { ...named, 'content-type': type, ...(encoding && { 'content-encoding': encoding }) };
    const got = await raw('POST', coupon, headers, bytes);
    expect(got.bytes.equals(utf8)).toBe(true);
    expect(received?.bytes.equals(bytes)).toBe(true);
    expect([
      received?.request.headers['content-type'],
      received?.request.headers['content-encoding'],
    ]).toEqual([type, encoding]);
  },
);

const refusals: Readonly<
  Record<string, readonly [Buffer, Readonly<Record<string, string>>, number, string]>
> = {
  gzip: [gzipSync('{}'), { 'content-encoding': 'gzip' }, 415, '经 gzip 压缩'],
  'a byte order mark': [Buffer.from('\uFEFF{"productCode":"12003"}'), {}, 400, '以字节顺序标记（BOM）开头'],
  'GBK without a charset': [
    Buffer.from('{"productCode":"\u00b3\u00c9"}', 'latin1'),
    {},
    400,
    '不是合法的 UTF-8',
  ],
  'an unknown charset': [
    Buffer.from('{}'),
    { 'content-type': `${json}; charset=martian` },
    415,
    '字符集 martian 无法识别',
  ],
  'wrong GBK': [
    Buffer.from('{"a":"\u00ff\u00ff"}', 'latin1'),
    { 'content-type': `${json}; charset=gbk` },
    400,
    '不是合法的 gbk',
  ],
};
const places = {
  'an operation': ['POST', '/provisional/messages/saveMessageSetting'],
  'the control API': ['PATCH', '/_sim/api/world'],
} as const;

test.each(
  Object.entries(places).flatMap(([place, [method, path]]) =>
    Object.entries(refusals).map(([what, refusal]) => [place, what, method, path, refusal] as const),
  ),
)(
  '%s refuses %s with the reason',
  { tags: ['team-bytes'] },
  async (_place, _what, method, path, [bytes, headers, status, why]) => {
    const got = await raw(method, path, { ...named, 'content-type': json, ...headers }, bytes);
    expect([got.status, got.bytes.toString()]).toEqual([status, expect.stringContaining(why)]);
  },
);

test('stores a request in GBK correctly', { tags: ['team-bytes'] }, async () => {
  const one = await clientIn('baseline', simulator.origin);
  const headers = { ...(await sessionOf(one)), 'content-type': `${json}; charset=GBK` };
  // 测试 in GBK.
  const name = Buffer.from('{"company":{"name":"\u00b2\u00e2\u00ca\u00d4"}}', 'latin1');
  expect((await raw('PATCH', '/_sim/api/world', headers, name)).status).toBe(200);
  expect(await one.world()).toMatchObject({ company: { name: '测试' } });
});

const sessionOf = async (one: Client): Promise<{ 'x-sim-session': string }> => ({
  'x-sim-session': (await one.control<{ id: string }>('GET', '/session')).id,
});

test(
  'delivers all end-to-end headers, with addresses and cookies of this origin',
  { tags: ['team-headers'] },
  async () => {
    respond = (_request, response) =>
      response
        .writeHead(503, {
          'retry-after': '7',
          etag: '"a"',
          'content-disposition': 'attachment; filename="a.json"',
          'www-authenticate': ['Basic realm="a"', 'Bearer'],
          'x-ratelimit-remaining': '0',
          traceparent: '00-1-2-01',
          connection: 'keep-alive, x-hop',
          'x-hop': 'here',
          'x-sim-answered-by': 'world',
          'set-cookie': [
            `team=1; Domain=127.0.0.1; Path=/team/a; HttpOnly`,
            'plain=2; Path=/other',
            'sim_session=x',
          ],
          location: `${origin}/team/next?a=1#b`,
        })
        .end('{}');
    const { status, headers } = await raw(
      'POST',
      coupon,
      { ...named, 'content-type': json },
      Buffer.from('{}'),
    );
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '7',
      etag: '"a"',
      'content-disposition': 'attachment; filename="a.json"',
      'www-authenticate': 'Basic realm="a", Bearer',
      'x-ratelimit-remaining': '0',
      traceparent: '00-1-2-01',
      'x-sim-answered-by': 'upstream',
      'set-cookie': ['team=1; Path=/a; HttpOnly', 'plain=2; Path=/other'],
      location: '/next?a=1#b',
    });
    expect(headers).not.toHaveProperty('x-hop');
  },
);

test.each([
  ['https://elsewhere.invalid/team/x', 'https://elsewhere.invalid/team/x'],
  ['/team/x', '/x'],
  ['/teammate/x', '/teammate/x'],
  ['/team', '/'],
])('rewrites Location %s to %s', { tags: ['team-headers'] }, async (location, own) => {
  respond = (_request, response) => response.writeHead(302, { location }).end();
  const { headers } = await raw('POST', coupon, { ...named, 'content-type': json }, Buffer.from('{}'));
  expect(headers.location).toBe(own);
});

test.each([204, 304])(
  'adds no length and no type to status %d',
  { tags: ['team-headers'] },
  async (status) => {
    respond = (_request, response) => response.writeHead(status).end();
    const got = await raw('POST', coupon, { ...named, 'content-type': json }, Buffer.from('{}'));
    expect(got.status).toBe(status);
    expect(got.headers).not.toHaveProperty('content-length');
    expect(got.headers).not.toHaveProperty('content-type');
  },
);

test('ends the backend’s request when a client leaves', { tags: ['team-headers'] }, async () => {
  let ended = false;
  received = undefined;
  respond = (request) => void request.socket.once('close', () => (ended = true));
  const { hostname, port } = new URL(simulator.origin);
  const asking = httpRequest({
    hostname,
    port,
    method: 'POST',
    path: coupon,
    headers: { ...named, 'content-type': json },
    agent: false,
  });
  asking.on('error', () => undefined).end('{}');
  await expect.poll(() => received?.bytes.toString()).toBe('{}');
  asking.destroy();
  await expect.poll(() => ended).toBe(true);
});

test('delivers events one by one, before the last one', { tags: ['team-headers'] }, async () => {
  let more: ServerResponse | undefined;
  respond = (_request, response) => {
    more = response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
  };
  const { hostname, port } = new URL(simulator.origin);
  const answer = await new Promise<IncomingMessage>((done) =>
    httpRequest({
      hostname,
      port,
      method: 'POST',
      path: coupon,
      headers: { ...named, 'content-type': json },
      agent: false,
    })
      .once('response', done)
      .end('{}'),
  );
  let text = '';
  answer.on('data', (piece: Buffer) => (text += piece.toString()));
  await expect.poll(() => text).toBe('data: 1\n\n');
  more?.end('data: 2\n\n');
  await expect.poll(() => text).toBe('data: 1\n\ndata: 2\n\n');
});

test('answers HEAD like GET without its body', { tags: ['team-http'] }, async () => {
  const path = GET_PATH;
  const [got, head] = [await raw('GET', path, named), await raw('HEAD', path, named)];
  expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
    got.status,
    got.headers['content-length'],
    0,
  ]);
});

test(
  'treats an absolute target like its path, and refuses another scheme',
  { tags: ['team-http'] },
  async () => {
    const path = GET_PATH;
    const [plain, whole] = [await raw('GET', path, named), await raw('GET', simulator.origin + path, named)];
    expect([whole.status, whole.bytes.toString()]).toEqual([plain.status, plain.bytes.toString()]);
    expect((await raw('GET', 'ftp://127.0.0.1/x', named)).status).toBe(400);
  },
);
