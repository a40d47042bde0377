import { expect, test } from 'vitest';
import { cookieBelow, htmlBelow, jsonBelow, withBase, withoutBase } from './basePath.ts';
import { forwardedIn, isTrusted } from './proxies.ts';
import { networkFrom } from './settings.ts';

test('reads empty settings as: no origin, no base path, no proxy, no host', () => {
  expect(networkFrom({ SIM_CORS: '', BASE_PATH: '/', SIM_TRUSTED_PROXIES: ' ', SIM_HOSTS: '' })).toEqual({
    origins: new Set(),
    base: '',
    proxies: undefined,
    hosts: new Map(),
  });
});

test.each<[env: Record<string, string>, message: RegExp]>([
  [{ SIM_CORS: '*' }, /^SIM_CORS names origins.*not \*$/],
  [{ SIM_CORS: 'a.example' }, /not a\.example$/],
  [{ SIM_CORS: 'https://a.example/' }, /not https:\/\/a\.example\/$/],
  [{ SIM_CORS: 'https://a.example:443' }, /not https:\/\/a\.example:443$/],
  [{ SIM_CORS: 'null' }, /not null$/],
  [{ BASE_PATH: 'sim' }, /^BASE_PATH must be like \/sim/],
  [{ BASE_PATH: '/a//b' }, /^BASE_PATH must be like \/sim/],
  [{ BASE_PATH: '/a/../b' }, /^BASE_PATH must be like \/sim/],
  [{ BASE_PATH: '/a"b' }, /^BASE_PATH must be like \/sim/],
  [{ BASE_PATH: '/team/front' }, /^BASE_PATH \/team\/front contains front/],
  [{ BASE_PATH: '/_sim/x' }, /contains _sim/],
  [{ BASE_PATH: '/api' }, /is the beginning of an operation, \/api\//],
  [{ BASE_PATH: '/jcstd-api' }, /is the beginning of an operation/],
  [{ SIM_TRUSTED_PROXIES: 'nginx' }, /not nginx$/],
  [{ SIM_TRUSTED_PROXIES: '10.0.0.0/33' }, /not 10\.0\.0\.0\/33$/],
  [{ SIM_TRUSTED_PROXIES: '10.0.0.0/' }, /not 10\.0\.0\.0\/$/],
  [
    { SIM_HOSTS: 'a.example=standrad' },
    /^SIM_HOSTS gives a\.example to standrad, .* the services are .*standard/,
  ],
])('refuses %j with a message', { tags: ['team-forwarded'] }, (env, message) =>
  expect(() => networkFrom(env)).toThrow(message),
);

test.each([
  ['/sim', '/'],
  ['/sim?a=1', '/?a=1'],
  ['/sim/', '/'],
  ['/sim/front/x?y', '/front/x?y'],
  ['/front/x', '/front/x'],
  ['/simple/x', '/simple/x'],
  ['/sim//evil.example/', '//evil.example/'],
])('removes the base path /sim from %s: %s', { tags: ['team-base-path'] }, (address, rest) =>
  expect(withoutBase(address, '/sim')).toBe(rest),
);

test('adds the base path to redirects, cookies, pages and JSON', { tags: ['team-base-path'] }, () => {
  expect(['/front/', '//evil.example/', 'http://b.example/'].map((to) => withBase(to, '/sim'))).toEqual([
    '/sim/front/',
    '//evil.example/',
    'http://b.example/',
  ]);
  expect(cookieBelow('a=1; Path=/; HttpOnly', '/sim')).toBe('a=1; Path=/sim; HttpOnly');
  expect(cookieBelow('a=1; path=/jcstd-api', '/sim')).toBe('a=1; path=/sim/jcstd-api');
  expect(cookieBelow('a=Path=/', '/sim')).toBe('a=Path=/');
  const html = '<a href="/front/x">/front/</a><img src="/_sim/y"><a href="/frontier"><input value="/front/">';
  expect(htmlBelow(html, '/sim')).toBe(
    '<a href="/sim/front/x">/front/</a><img src="/sim/_sim/y"><a href="/frontier"><input value="/front/">',
  );
  const json = JSON.stringify({ a: '/front/x', b: ['/_sim/ext'], c: '看 /front/', d: '{"e":"/front/"}' });
  expect(JSON.parse(jsonBelow(json, '/sim'))).toEqual({
    a: '/sim/front/x',
    b: ['/sim/_sim/ext'],
    c: '看 /front/',
    d: '{"e":"/sim/front/"}',
  });
});

test.each([
  ['loopback', '127.0.0.9', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '10.0.0.1', false],
  ['private', '192.168.3.4', true],
  ['10.1.0.0/16, fd00::/8', '10.1.200.3', true],
  ['10.1.0.0/16, fd00::/8', 'fd00::7', true],
  ['10.1.0.0/16', '10.2.0.1', false],
  ['10.1.0.1', '10.1.0.2', false],
])(
  'with SIM_TRUSTED_PROXIES=%s trusts headers of the address %s: %s',
  { tags: ['team-forwarded'] },
  (proxies, address, counts) =>
    expect(isTrusted(networkFrom({ SIM_TRUSTED_PROXIES: proxies }).proxies, address)).toBe(counts),
);

test.each([
  [{}, {}],
  [
    { 'x-forwarded-host': 'a.example, b', 'x-forwarded-proto': 'HTTPS', 'x-forwarded-prefix': '/sim' },
    { host: 'a.example', proto: 'https', prefix: '/sim' },
  ],
  [
    { forwarded: 'for=1.2.3.4;host="a.example:8080";proto=https, for=5' },
    { host: 'a.example:8080', proto: 'https' },
  ],
  [
    { forwarded: 'host=a;proto=http', 'x-forwarded-host': 'b' },
    { host: 'b', proto: 'http' },
  ],
])('reads the forwarded headers %j as %j', { tags: ['team-forwarded'] }, (headers, settings) =>
  expect(JSON.parse(JSON.stringify(forwardedIn(headers)))).toEqual(settings),
);
