/** Tests names of sessions: up to 64 characters of any script. A blank, too long or broken name is refused instead of starting another session. */
import { request } from 'node:http';
import { expect, inject, test } from 'vitest';

interface RawResponse {
  readonly status: number | undefined;
  readonly json: unknown;
  readonly cookies: readonly string[];
}

/** Sends headers byte for byte, which `fetch` would refuse. */
const ask = (
  path: string,
  headers: Readonly<Record<string, string | string[]>>,
  body?: object,
): Promise<RawResponse> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(inject('origin'));
    const method = body === undefined ? 'GET' : 'POST';
    const typed = { ...headers, ...(body && { 'content-type': 'application/json' }) };
    const sent = request({ hostname, port, path, method, headers: typed }, (response) => {
      let text = '';
      response.on('data', (piece: Buffer) => (text += piece.toString()));
      response.on('end', () =>
        done({
          status: response.statusCode,
          json: text.startsWith('{') ? JSON.parse(text) : text,
          cookies: response.headers['set-cookie'] ?? [],
        }),
      );
    });
    sent.on('error', fail);
    // Node would join a text to the headers and encode both as UTF-8, so the body is sent as bytes.
    sent.end(body && Buffer.from(JSON.stringify(body)));
  });

const SESSION = '/_sim/api/session';
/** Returns a name as a shell sends it: in UTF-8, each byte as one character. */
const raw = (name: string): string => Buffer.from(name).toString('latin1');

test.each([
  ['付款 演示 3', raw('付款 演示 3')],
  ['付款 演示 3', encodeURIComponent('付款 演示 3')],
  ['it works: 100%!', encodeURIComponent('it works: 100%!')],
  ['my test (2)', 'my test (2)'],
  ['甲,乙', '%E7%94%B2%2C%E4%B9%99'],
  ['__proto__', '__proto__'],
])(
  'gives %s its own session by header and cookie, sent as %s',
  { tags: ['qa-session-names'] },
  async (name, sent) => {
    const headers = { 'X-Sim-Session': sent };
    expect(await ask(SESSION, headers, { scenarios: ['frozen-quota'] })).toMatchObject({
      json: { id: name },
    });
    // The cookie selects the same one.
    const cookie = `a=b; sim_session=${encodeURIComponent(name)}`;
    expect(await ask(SESSION, { cookie })).toMatchObject({
      json: { id: name, scenarios: ['frozen-quota'] },
    });
    // The provider accepts it too.
    const { json } = await ask('/api/v1/home/userDataV2?productCode=12003', headers);
    expect(json).toMatchObject({ data: { userQuotaVo: { quotaStatus: '10' } } });
  },
);

test.each([
  ['more than 64 characters', 'x'.repeat(65), '会话名最多 64 个字'],
  ['an empty text', '', '会话名不能为空'],
  ['blanks', '%20%20', '会话名不能为空'],
  ['a line break', 'a%0Ab', '会话名不能含有控制字符'],
  ['invalid UTF-8', '\xe9t\xe9', '会话名应为 UTF-8 文字或百分号编码，百分号本身写成 %25'],
  ['a bare per cent sign', '100%', '会话名应为 UTF-8 文字或百分号编码，百分号本身写成 %25'],
  ['two names', ['one', 'two'], '会话名里的逗号应写成 %2C'],
])(
  'refuses a name with %s everywhere, without starting another session',
  { tags: ['qa-session-names'] },
  async (_, sent, message) => {
    const headers = { 'X-Sim-Session': sent };
    for (const path of [SESSION, '/api/v1/home/userDataV2?productCode=12003', '/front/?scenario=baseline']) {
      expect(await ask(path, headers), path).toEqual({ status: 400, json: { message }, cookies: [] });
    }
  },
);

test(
  'tells a browser whose cookie has an invalid name, and deletes the cookie',
  { tags: ['qa-session-names'] },
  async () => {
    for (const path of [SESSION, '/api/v1/home/userDataV2?productCode=12003', '/front/']) {
      const { status, cookies } = await ask(path, { cookie: 'sim_session=100%' });
      expect([status, cookies.length, cookies[0]], path).toEqual([
        400,
        1,
        'sim_session=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0',
      ]);
    }
  },
);
