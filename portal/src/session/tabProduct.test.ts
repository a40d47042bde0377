import { afterEach, expect, test, vi } from 'vitest';
import { setTabProduct, withTabProduct } from '../api/tabProduct.ts';
import { arrivalOf } from './arrival.ts';
import { composeSession } from './session.ts';

afterEach(() => {
  setTabProduct(undefined);
  vi.unstubAllGlobals();
});

function memory(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('keeps the product of the address until an address names another one', () => {
  const tab = memory();
  const asked = (query: string) => arrivalOf(new URLSearchParams(query), tab).askedProduct;
  expect(asked('')).toBeUndefined();
  expect(asked('productCode=12010')).toBe('12010');
  expect(asked('tabName=overdue')).toBe('12010');
  expect(asked('product=yipanhuo')).toBe('12017');
  expect(asked('')).toBe('12017');
  expect(asked('productCode=12025&product=yipanhuo')).toBe('12025');
  expect(asked('')).toBe('12025');
});

test.each([
  ['productCode=99999', undefined],
  // A word names a product in `product` only.
  ['productCode=xchf', undefined],
  ['productCode=xchf&product=fenxiao', '12012'],
])(
  'the address ?%s has an unknown product, and asks for %s, else for the one that the tab remembers',
  (query, product) => {
    const tab = memory();
    expect(arrivalOf(new URLSearchParams(query), tab)).toMatchObject({
      unknownProduct: true,
      askedProduct: product,
    });
    expect(tab.getItem('productCode')).toBe(product ?? null);
    expect(arrivalOf(new URLSearchParams(query), memory({ productCode: '12025' })).askedProduct).toBe(
      product ?? '12025',
    );
  },
);

test.each([
  ['product=yipanhuo', 'blue'],
  ['productCode=12003&product=yipanhuo', 'blue'],
  ['productCode=12017', 'blue'],
  ['productCode=12003', 'red'],
  ['productCode=12003&product=xchf', 'red'],
  ['', 'red'],
])('the address ?%s has the theme %s', { tags: ['out-theme-query'] }, (query, theme) => {
  const arrival = arrivalOf(new URLSearchParams(query), memory());
  const productCode = arrival.askedProduct ?? '12003';
  const session = composeSession(arrival, { open: { code: 'OPENED', productCode, extMap: {} } });
  expect(session.theme).toBe(theme);
});

test('takes the product from the path of its landing, and forgets it on the landing of the company', () => {
  const tab = memory();
  const asked = (path: string, query = '') => arrivalOf(new URLSearchParams(query), tab, path).askedProduct;
  expect(asked('/xchf/landing')).toBe('12037');
  expect(asked('/help/problemList')).toBe('12037');
  expect(asked('/company/landing')).toBeUndefined();
  expect(asked('/baolibiaopin/landing')).toBe('12023');
  expect(asked('/baolibiaopin/landing', 'productCode=12010')).toBe('12010');
  expect(asked('/company/landing')).toBe('12010');
});

test.each([
  ['/front/company/index', '/front/company/index?productCode=12010'],
  [
    '/front/company/billListNew?tabName=overdue#list',
    '/front/company/billListNew?tabName=overdue&productCode=12010#list',
  ],
  ['http://127.0.0.1:4010/front/', 'http://127.0.0.1:4010/front/?productCode=12010'],
  ['/front/?productCode=12003', '/front/?productCode=12003'],
  ['/front/company/landing?product=xchf', '/front/company/landing?product=xchf'],
  ['/frontier', '/frontier'],
  ['https://pay.example.cn/front/', 'https://pay.example.cn/front/'],
])('opens %s in a new tab as %s', (address, expected) => {
  vi.stubGlobal('location', new URL('http://127.0.0.1:4010/front/company/index'));
  expect(withTabProduct(address)).toBe(address);
  setTabProduct('12010');
  expect(withTabProduct(address)).toBe(expected);
});
