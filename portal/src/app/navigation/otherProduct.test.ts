import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { catalogue } from '../../products/catalogue.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/**
 * Returns `namesOtherProduct` for a page loaded at an address.
 * @param decided the product that the provider decided on; undefined before its response
 */
async function loadedAt(address: string, decided: string | undefined) {
  vi.stubGlobal('location', new URL(address, 'http://127.0.0.1:4010'));
  vi.resetModules();
  const { setCallerIdentity } = await import('../../api/identity.ts');
  setCallerIdentity({ productCode: decided, enChannel: undefined });
  return (await import('./otherProduct.ts')).namesOtherProduct;
}

const codes = Object.keys(catalogue);
const routes = [
  paths.companyLanding(),
  paths.companyIndex(),
  paths.clearTypeChange(),
  paths.factoringIndex(),
  paths.fenxiaoIndex(),
  '/help/problemList',
];

test.each(codes)(
  'reloads a page of %s for every address that names another product',
  { tags: ['out-product-in-place'] },
  async (shown) => {
    const other = await loadedAt('/front/', shown);
    const found = codes.flatMap((named) =>
      routes.map((path) => ({ named, other: other(`/front${path}?stay=1&productCode=${named}#faq`) })),
    );
    expect(found.filter((each) => each.other === (each.named === shown))).toEqual([]);
    expect(routes.filter((path) => other(`/front${path}?tabName=overdue`))).toEqual([]);
  },
);

test.each([
  ['/front/company/landing?product=xchf', '12037'],
  ['/front/company/landing?product=yipanhuo', '12017'],
  ['/front/baolibiaopin/landing', '12023'],
  ['/front/xchf/landing?stay=1', '12037'],
  ['/front/xchf/landing?productCode=12003', '12003'],
  ['/front/company/landing?productCode=99999', '99999'],
  ['http://127.0.0.1:4010/front/fenxiao/index?productCode=12012', '12012'],
])('finds in %s the product %s', { tags: ['out-product-in-place'] }, async (address, named) => {
  expect((await loadedAt('/front/', '12010'))(address)).toBe(true);
  expect((await loadedAt('/front/', named))(address)).toBe(false);
});

test(
  'accepts the requested product although the provider decided on another',
  { tags: ['out-product-in-place'] },
  async () => {
    const other = await loadedAt('/front/company/index?productCode=12012', '12003');
    expect(other('/front/company/landing?productCode=12012')).toBe(false);
    expect(other('/front/company/landing?productCode=12003')).toBe(false);
    expect(other('/front/company/landing?productCode=12010')).toBe(true);
    const unknown = await loadedAt('/front/company/index?productCode=99999', '12003');
    expect(unknown('/front/company/landing?productCode=99999')).toBe(false);
  },
);

test(
  'treats no product as another one before the provider has decided',
  { tags: ['out-product-in-place'] },
  async () => {
    const other = await loadedAt('/front/company/index?productCode=12012', undefined);
    expect(other('/front/company/index?productCode=12012')).toBe(false);
    expect(other('/front/company/index?productCode=12003')).toBe(false);
  },
);
