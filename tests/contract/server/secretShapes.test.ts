/** Tests that no surface of the log shows a secret, in whatever form a request or a real backend's response has it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { services } from '#generated/services.ts';
import { isSecretName } from '#simulator/services/secretName.ts';
import { secretNames } from '#simulator/services/secretNames.ts';
import { bundled } from '#tools/contract/generated.ts';
import { isObject } from '#tools/object.ts';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { backend } from '../../../checker/tests/support/commandLine.ts';
import { asCurl } from '../../../simulator/console/src/log/replay.ts';
import { clientIn, type Client } from '../client.ts';

type Entry = components['schemas']['LogEntry'];
type Recording = components['schemas']['Recording'];

const coupon = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';

/** Next response of the real backend. */
let answer: Answer = { text: '' };
interface Answer {
  readonly text: string | Buffer;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

let real: Awaited<ReturnType<typeof backend>>;
let proxied: Served;
beforeAll(async () => {
  real = await backend((request, response) => {
    request.resume().on('end', () => {
      const { text, status = 200, headers = {} } = answer;
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
    });
  });
  proxied = await startSimulator({ upstreams: [`standard=${real.origin}`] });
});
afterAll(async () => {
  await proxied.stop();
  await real.stop();
});

/** Returns every surface of a session's log as text, including decoded base64. */
async function surfacesOf({ send, control }: Client): Promise<Record<string, string>> {
  const rows = await control<Entry[]>('GET', '/log?raw=true');
  const recording = await control<Recording>('GET', '/recording?name=r');
  const tests = await Promise.all(rows.map(({ id }) => send('GET', `/_sim/api/log/test?id=${id}`)));
  const outputs = {
    log: JSON.stringify(rows),
    HAR: (await send('GET', '/_sim/api/log.har')).text,
    'replayable HAR': (await send('GET', '/_sim/api/log.har?replayable=true')).text,
    recording: recording.text + JSON.stringify(recording.files),
    'exported test': tests.map(({ text }) => text).join(''),
    curl: rows.map((row) => asCurl(row, 'http://x', 's')).join(''),
  };
  return Object.fromEntries(Object.entries(outputs).map(([name, text]) => [name, text + unpacked(text)]));
}

const unpacked = (text: string): string =>
  [...text.matchAll(/[A-Za-z0-9+/]{40,}={0,2}/g)]
    .map(([letters]) => Buffer.from(letters, 'base64').toString('latin1').replaceAll('\0', ''))
    .join('');

/** Secrets that occur nowhere else. */
const SECRET = 'QZ7kv-91x';
const NUMBER = '98765432109876543210';
/** Texts that must not be found. JavaScript would round the number, so only its beginning counts. */
const LEAKS = ['QZ7kv', '98765432109876'];

const leaksIn = (surfaces: Readonly<Record<string, string>>): string[] =>
  Object.entries(surfaces).flatMap(([name, text]) =>
    LEAKS.filter((leak) => text.includes(leak)).map((leak) => `${name}: ${leak}`),
  );

const json = (value: unknown): string => JSON.stringify(value);
const within = (value: unknown): string => json({ productCode: '12003', nested: json(value) });

/** Texts with a secret, for requests and responses. */
const texts: Readonly<Record<string, string>> = {
  JSON: json({ productCode: '12003', token: SECRET }),
  'JSON with a byte order mark': `\uFEFF${json({ token: SECRET })}`,
  'JSON that is cut off': `{"productCode":"12003","password":"${SECRET}"`,
  'JSON that is cut off in the secret': `{"productCode":"12003","password":"${SECRET}`,
  'JSON with a trailing comma': `{"productCode":"12003","password":"${SECRET}",}`,
  'JSON without quotes': `{productCode: 12003, password: ${SECRET}, a: 1}`,
  'JSON with single quotes': `{'productCode': '12003', 'password': '${SECRET}'}`,
  'JSON on many lines, cut off': `{\n  "password" :\n    "${SECRET}",\n  "a": 1`,
  JSONP: `call({"token":"${SECRET}"});`,
  'JSON a line': `{"a":1}\n{"token":"${SECRET}"}\n`,
  'a form': `productCode=12003&password=${SECRET}&a=1`,
  'a form with brackets': `a[token]=${SECRET}&token[]=${SECRET}&user%5Bpassword%5D=${SECRET}`,
  'a form with signs': `password=%51Z7kv%20${SECRET}+x`,
  'a multipart form': `--b\r\nContent-Disposition: form-data; name="token"\r\n\r\n${SECRET}\r\n--b--\r\n`,
  XML: `<a><token>${SECRET}</token><ns:password x="1"> ${SECRET} </ns:password></a>`,
  'XML with attributes': `<a token="${SECRET}" password='${SECRET}'/>`,
  'XML with CDATA': `<password><![CDATA[${SECRET}]]></password>`,
  HTML: `<input type="hidden" name="token" value="${SECRET}">`,
  'plain text': `the Token: ${SECRET}; and access_token = ${SECRET}, too`,
  'a header in text': `authorization: Bearer ${SECRET}\nx: 1`,
  'an address in text': json({ returnUrl: `https://x.test/?a=1&token=${SECRET}#b` }),
  'an address in an address': json({ returnUrl: `https://x.test/?u=%3Faccess_token%3D${SECRET}` }),
  'a number beyond 2^53': `{"productCode":"12003","password":${NUMBER}}`,
  'a number beyond 2^53, cut off': `{"productCode":"12003","password":${NUMBER}`,
  'a list': json({ token: [SECRET, { a: `${SECRET}2` }] }),
  'a list, cut off': `{"token":["a","${SECRET}",{"b":"${SECRET}2"`,
  'an object': json({ password: { v: SECRET, w: [{ x: `${SECRET}3` }] } }),
  'equal members': `{"token":"${SECRET}","token":"other-one"}`,
  'equal members, the last empty': `{"token":"${SECRET}","token":""}`,
  'JSON in JSON': within({ token: SECRET }),
  'JSON in JSON in JSON': json({ a: within({ token: `${SECRET}"\\é` }) }),
  'JSON in JSON, cut off': within({ token: SECRET }).slice(0, -1),
  'escaped names': String.raw`{"to\u006ben":"${SECRET}"}`,
  'a list of pairs': json({ fields: [{ name: 'password', value: SECRET }] }),
  'quotes of HTML': `{&quot;token&quot;:&quot;${SECRET}&quot;}`,
  ...Object.fromEntries(
    [
      ...[
        'accessToken',
        'access_token',
        'PASSWORD',
        'Token',
        'newPassword',
        'passwd',
        'pwd',
        'secret',
        'jwt',
      ],
      ...[
        'clientSecret',
        'client_secret',
        'apiKey',
        'X-API-Key',
        'private_key',
        'sessionId',
        'authorization',
      ],
    ].map((name) => [name, json({ productCode: '12003', [name]: SECRET })]),
  ),
};

test.each(Object.entries(texts))(
  'masks %s in a request',
  { tags: ['hold-secret-shapes'] },
  async (_kind, text) => {
    const here = await clientIn('baseline');
    await here.send('POST', coupon, text);
    const surfaces = await surfacesOf(here);
    expect(surfaces['log']).toContain('queryCouponInfo');
    expect(leaksIn(surfaces)).toEqual([]);
  },
);

test.each(Object.entries(texts))(
  'masks %s in responses of any status, in UTF-16 and after an invalid byte',
  { tags: ['hold-secret-shapes'] },
  async (_kind, text) => {
    const here = await clientIn('baseline', proxied.origin);
    for (const status of [200, 302, 401, 500]) {
      answer = { text, status };
      await here.send('POST', coupon, { productCode: '12003' });
    }
    answer = {
      text: Buffer.from(text, 'utf16le'),
      headers: { 'content-type': 'text/plain; charset=utf-16le' },
    };
    await here.send('POST', coupon, { productCode: '12003' });
    answer = { text: Buffer.concat([Buffer.from([0xff]), Buffer.from(text)]) };
    await here.send('POST', coupon, { productCode: '12003' });
    const surfaces = await surfacesOf(here);
    expect(surfaces['log']).toContain('queryCouponInfo');
    expect(leaksIn(surfaces)).toEqual([]);
  },
);

test.each([
  ['link', `<https://x.test/?token=${SECRET}>; rel="next"`],
  ['content-location', `/a?token=${SECRET}`],
  ['location', `https://x.test/?a=1&access_token=${SECRET}#id_token=${SECRET}2`],
  ['refresh', `0; url=/a?token=${SECRET}`],
  ['jwt', SECRET],
  ['x-user-password', SECRET],
])('masks the header %s of a response', { tags: ['hold-secret-shapes'] }, async (name, value) => {
  const here = await clientIn('baseline', proxied.origin);
  answer = { text: '{}', status: 302, headers: { [name]: value } };
  await here.send('POST', coupon, { productCode: '12003' });
  const surfaces = await surfacesOf(here);
  expect(surfaces['log']).toContain('queryCouponInfo');
  expect(leaksIn(surfaces)).toEqual([]);
});

test.each([
  ...['token=@', 'TOKEN=@', 'token[]=@', 'a[token]=@', 'a%5Btoken%5D=@', 'x=1;token=@', '%74oken=@'],
  ...['access_token=@', 'a=1&client_secret=@&b=2', 'url=https%3A%2F%2Fx.test%2F%3Ftoken%3D@', 'a=1#token=@'],
])('masks the query %s', { tags: ['hold-secret-shapes'] }, async (query) => {
  const here = await clientIn('baseline');
  await here.send('POST', `${coupon}?${query.replace('@', SECRET)}`, { productCode: '12003' });
  await here.send('GET', `/api/v1/user/getUserNickName?productCode=12003&${query.replace('@', SECRET)}`);
  const surfaces = await surfacesOf(here);
  expect(surfaces['log']).toContain('getUserNickName');
  expect(leaksIn(surfaces)).toEqual([]);
});

test('keeps text without secret names readable', { tags: ['hold-secret-shapes'] }, async () => {
  const here = await clientIn('baseline');
  const plain = { tokenType: 'plain-1', passwordHint: 'plain-2', couponKey: 'plain-3', list: ['plain-4'] };
  await here.send('POST', coupon, plain);
  await here.send('POST', coupon, `tokenType=plain-5&a=plain-6`);
  await here.send('POST', coupon, `{"tokenType":"plain-7","note":"token plain-8"`);
  const { log, HAR } = await surfacesOf(here);
  for (const each of [1, 2, 3, 4, 5, 6, 7, 8].map((count) => `plain-${count}`)) {
    expect(log).toContain(each);
    expect(HAR).toContain(each);
  }
});

test(
  'a stand-in in a non-JSON body has the shape of the secret',
  { tags: ['hold-secret-shapes'] },
  async () => {
    const here = await clientIn('baseline');
    await here.send('POST', coupon, `{"productCode":"12003","password":"${SECRET}",}`);
    const [row] = await here.log();
    const { text } = await here.control<{ text: string }>('GET', `/log/test?id=${row?.id}`);
    expect(text).toMatch(/\{"productCode":"12003","password":"[A-Z]{2}\d[a-z]{2}-\d{2}[a-z]",\}/);
  },
);

/** Returns the names of all members and parameters of the contracts. */
function namesIn(document: unknown): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!isObject(node)) return;
    if (typeof node['name'] === 'string' && typeof node['in'] === 'string') names.add(node['name']);
    if (isObject(node['properties'])) for (const name of Object.keys(node['properties'])) names.add(name);
    Object.values(node).forEach(walk);
  };
  walk(document);
  return [...names];
}

const contractNames = new Set(Object.keys(services).flatMap((service) => namesIn(bundled(service))));

test('finds secret names only in marked fields of the contracts', { tags: ['hold-secret-shapes'] }, () => {
  expect(contractNames.size).toBeGreaterThan(300);
  const matching = [...contractNames].filter(isSecretName).toSorted();
  expect(matching.filter((name) => !secretNames.has(name))).toEqual([]);
  expect(matching).toEqual([
    ...['oldPassword', 'oldSmsToken', 'password', 'sdkToken', 'smsToken', 'x-system-token'],
  ]);
});
