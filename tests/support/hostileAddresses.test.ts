/** Tests the portal's and the simulator's separate checks of return addresses with the same corpus. */
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { externalUrl, safeUrl } from '#portal/api/redirect.ts';
import { standAt } from '#portal/api/testing.ts';
import { returnPath } from '#portal/screens/faceAuth/returnPath.ts';
import { ownPath } from '#simulator/ext/ownPath.ts';
import { returnUrl } from '#simulator/ext/returnUrl.ts';
import { hostileAddresses, OWN } from './hostileAddresses.ts';

const origin = `http://${OWN}`;
/** Other sites, from the settings that `standAt` gives the portal. */
const LISTED = ['https://passport.example.cn', 'https://invoice.example.cn'];

beforeEach(() => standAt(`${origin}/front/company/index?a=1`));
afterEach(() => vi.unstubAllGlobals());

/** Tells whether an address stays on our origin: in a browser, and in programs that take backslashes for slashes. */
const staysOwn = (location: string, base: string): boolean =>
  new URL(location, base).origin === origin && !/^[/\\]{2}|[\u0000-\u001f\\]/.test(location);

/** Base addresses for relative ones: a deep page of the portal, and the root. */
const bases = [`${origin}/front/company/index`, `${origin}/`];

/** Returns the hostile addresses whose path would leave our origin. */
const escaping = (pathOf: (address: string) => string | undefined): string[] =>
  hostileAddresses.filter((address) => {
    const path = pathOf(address);
    return path !== undefined && !bases.every((base) => staysOwn(path, base));
  });

test('has a large corpus without duplicates', () => {
  expect(hostileAddresses.length).toBeGreaterThan(2_000);
  expect(new Set(hostileAddresses).size).toBe(hostileAddresses.length);
});

test(
  'the simulator’s paths stay on its origin for each address, with and without a base path',
  { tags: ['hold-redirect'] },
  () => {
    expect(escaping((address) => ownPath(address, origin))).toEqual([]);
    expect(escaping((address) => ownPath(address))).toEqual([]);
    for (const base of ['', '/sim'])
      for (const before of ['', '/sim'])
        expect(
          escaping((address) =>
            returnUrl({ origin, base, query: new URLSearchParams({ returnUrl: before + address }) }),
          ),
        ).toEqual([]);
  },
);

test('the simulator’s return address, if any, is a page of the portal', { tags: ['hold-redirect'] }, () => {
  const paths = hostileAddresses
    .map((address) => returnUrl({ origin, base: '', query: new URLSearchParams({ returnUrl: address }) }))
    .filter((path) => path !== undefined);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(path).toMatch(/^\/front([/?#]|$)/);
});

test('the portal opens no host of the corpus', { tags: ['hold-redirect'] }, () => {
  const passed = hostileAddresses
    .map((address) => safeUrl(address))
    .filter((url) => url !== undefined)
    .map((url) => new URL(url));
  const foreign = passed.filter((url) => url.origin !== origin && !LISTED.includes(url.origin));
  expect(foreign.map(String)).toEqual([]);
  const ours = passed.filter((url) => url.origin === origin);
  expect(ours.filter(({ pathname, search }) => !staysOwn(pathname + search, origin)).map(String)).toEqual([]);
});

test('the portal gives the login page no return address of another host', { tags: ['hold-redirect'] }, () => {
  const returnAddresses = hostileAddresses.map(
    (address) => new URL(externalUrl('login', address)).searchParams.get('returnUrl') ?? '',
  );
  expect(returnAddresses.filter((url) => ![origin, ...LISTED].includes(new URL(url).origin))).toEqual([]);
});

test('the return address of the authentication stays in the portal', { tags: ['hold-redirect'] }, () => {
  expect(
    escaping((address) => {
      const path = returnPath(new URLSearchParams({ returnTo: address }));
      return path === undefined ? undefined : `/front${path}`;
    }),
  ).toEqual([]);
});
