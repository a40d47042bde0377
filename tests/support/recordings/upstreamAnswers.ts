/** Answers of a small backend by name, one of every kind that a recording keeps. */
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export type Answers = Readonly<Record<string, (response: ServerResponse) => void>>;

const json = 'application/json';
const envelope = (message: string, data: string): string =>
  `{"resultCode":"0000000","resultMsg":"${message}","resultData":${data},"extData":null}`;
const success = envelope('成功', '{"availableCouponNum":7,"waitReceiveCouponNum":2,"isAboutExpire":true}');

/** Returns a function that sends an answer. */
const as =
  (status: number, type: string | undefined, body: string | Buffer = '', headers: object = {}) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { ...(type !== undefined && { 'content-type': type }), ...headers });
    response.end(body);
  };

const rows = Array.from({ length: 4_000 }, (_, index) => ({ billNo: `B${index}`, amount: 12.5 }));

/** HTML with 成功 in GBK. */
const gbk = Buffer.from('<p>\u00b3\u00c9\u00b9\u00a6</p>', 'latin1');
const picture = Buffer.from(`89504e470d0a1a0a${'00ff807f'.repeat(50)}`, 'hex');
/** State of the random numbers below. */
let drawn = 1;
/** Incompressible bytes. */
const noise = Buffer.from(
  Array.from({ length: 100_000 }, () => (drawn = (drawn * 48_271) % 2_147_483_647) & 255),
);
const odd = 'a: b # c\n- \u2028 {x} \t\n\n  "y" \u0000\ufeff\u0085 end ';

export const upstreamAnswers: Answers = {
  'JSON 200': as(200, `${json}; charset=utf-8`, success),
  'JSON of another type': as(200, json, success),
  'JSON without a type': as(200, undefined, success),
  'big numbers': as(200, json, envelope('成功', '{"id":9007199254740993,"amount":100.10,"e":1E3}')),
  'JSON with spaces and escapes': as(
    200,
    json,
    '{ "resultCode": "0000000", "resultMsg": "\\u6210\\u529f" }\n',
  ),
  'JSON with members of numbers': as(200, json, '{"b":1,"10":2,"9":3}'),
  'a list': as(200, json, '[1,2]'),
  'JSON 500': as(500, json, '{"message":"down"}'),
  'JSON 429': as(429, json, '{}', { 'retry-after': '3', 'x-ratelimit-remaining': '0' }),
  'JSON 401': as(401, json, '{}', { 'www-authenticate': 'Bearer realm="team"' }),
  204: as(204, undefined, '', { etag: '"1"' }),
  304: as(304, undefined, '', { etag: 'W/"1"', 'cache-control': 'max-age=60' }),
  'no body': as(200, json),
  text: as(200, 'text/plain', '好 day'),
  'odd text': as(200, 'text/plain; charset=utf-8', odd),
  'a text with a byte order mark': as(200, 'text/plain', '\ufeff好'),
  'large text': as(200, 'text/html', `<p>${'长 text '.repeat(20_000)}</p>`),
  'large JSON': as(200, json, envelope('成功', JSON.stringify({ rows }))),
  'large JSON of big numbers': as(
    200,
    json,
    envelope('成功', `[9007199254740993,100.10,"${'长'.repeat(30_000)}"]`),
  ),
  'GBK HTML': as(200, 'text/html; charset=GBK', gbk),
  'a picture': as(200, 'image/png', picture, {
    'content-disposition': 'inline; filename="\u00b3\u00c9.png"',
  }),
  'a large picture': as(200, 'image/png', Buffer.concat(Array.from({ length: 500 }, () => picture))),
  gzip: as(200, json, gzipSync(success), { 'content-encoding': 'gzip', vary: 'accept-encoding' }),
  'large brotli': as(200, json, brotliCompressSync(noise), { 'content-encoding': 'br' }),
  redirect: as(302, undefined, '', { location: 'https://elsewhere.invalid/a?b=1#c' }),
  'a header that comes twice': as(200, json, success, { link: ['<a>; rel=next', '<b>; rel=last'] }),
  slow: (response) => void setTimeout(() => as(200, json, success)(response), 300),
  'a dropped connection': (response) => void response.destroy(),
};
