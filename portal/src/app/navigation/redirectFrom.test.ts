import { afterEach, expect, test, vi } from 'vitest';
import { redirectFrom } from './redirectFrom.ts';

afterEach(() => vi.unstubAllGlobals());

const ORIGIN = 'http://127.0.0.1:4010';
const at = (path: string) => vi.stubGlobal('location', new URL(`/front${path}`, ORIGIN));
const redirects = (from: string, to: string) => {
  const { headers } = redirectFrom({ url: `${ORIGIN}/front${from}` }, to);
  return { to: headers.get('Location'), inPlace: headers.has('X-Remix-Replace') };
};

test(
  'replaces the history entry at each step of a chain of redirects',
  { tags: ['out-back-past-redirect'] },
  () => {
    at('/fenxiao?productCode=12003');
    const [alias, page, root, home] = ['/fenxiao', '/fenxiao/index', '/', '/company/index'].map(
      (path) => `${path}?productCode=12003`,
    ) as [string, string, string, string];
    expect(redirects(alias, page)).toEqual({ to: page, inPlace: true });
    expect(redirects(page, root)).toEqual({ to: root, inPlace: true });
    expect(redirects(root, home)).toEqual({ to: home, inPlace: true });
  },
);

test('keeps the linking page when a link is redirected', { tags: ['out-back-past-redirect'] }, () => {
  at('/company/orderManage');
  expect(redirects('/company', '/company/index')).toEqual({ to: '/company/index', inPlace: false });
  expect(redirects('/company/orderManage?page=2', '/company/index').inPlace).toBe(false);
});
