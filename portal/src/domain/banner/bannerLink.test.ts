import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeUrl } from '../../api/redirect.ts';
import { setTabProduct } from '../../api/tabProduct.ts';
import { standAt } from '../../api/testing.ts';
import { productOfLanding } from '../../products/homes.ts';
import { adAddress } from './bannerLink.ts';

const ORIGIN = 'http://127.0.0.1:4010';

beforeEach(() => {
  standAt();
  setTabProduct('12003', productOfLanding);
});

afterEach(() => {
  setTabProduct(undefined, () => undefined);
  vi.unstubAllGlobals();
});

test.each([
  ['/front/baolibiaopin/landing', '/front/baolibiaopin/landing'],
  ['/front/xchf/landing', '/front/xchf/landing'],
  ['/front/xchf/landing/', '/front/xchf/landing/'],
  ['/front/company/landing?productCode=12025', '/front/company/landing?productCode=12025'],
  ['/front/company/landing', '/front/company/landing?productCode=12003'],
  ['/front/invoiceQuota', '/front/invoiceQuota?productCode=12003'],
  ['/_sim/ext/lending', '/_sim/ext/lending'],
])('links an ad of 12003 with the link %s to %s', { tags: ['out-landing-links'] }, (link, address) =>
  expect(adAddress(safeUrl(link))).toBe(ORIGIN + address),
);

test.each([
  '/front/company/landing?productCode=12029',
  '/front/?productCode=12000',
  '/front/?productCode=99999',
])('does not link an ad to a product without a page: %s', { tags: ['out-landing-links'] }, (link) =>
  expect(adAddress(safeUrl(link))).toBeUndefined(),
);
