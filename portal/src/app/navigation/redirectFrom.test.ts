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
  'replaces a history entry by a redirect from it, and by the next redirect',
  { tags: ['out-back-past-redirect'] },
  () => {
    at('/fenxiao?productCode=12003');
    const steps = ['/fenxiao?productCode=12003', '/fenxiao/index?productCode=12003', '/?productCode=12003'];
    for (const [i, to] of [...steps.slice(1), '/company/index?productCode=12003'].entries())
      expect(redirects(steps[i] ?? '', to)).toEqual({ to, inPlace: true });
  },
);

test('keeps the linking page when a link is redirected', { tags: ['out-back-past-redirect'] }, () => {
  at('/company/orderManage');
  expect(redirects('/company', '/company/index')).toEqual({ to: '/company/index', inPlace: false });
  expect(redirects('/company/orderManage?page=2', '/company/index').inPlace).toBe(false);
});
