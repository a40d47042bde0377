import { describe, expect, test } from 'vitest';
import { catalogue, productFor } from './catalogue.ts';
import { homeOf, landingOf } from './homes.ts';
import type { Product, ProductCode } from './product.ts';
import { codeOfProductWord } from './queryValues.ts';

const codes = Object.keys(catalogue) as ProductCode[];
const where = (holds: (product: Product) => boolean): string[] =>
  codes.filter((code) => holds(catalogue[code]));

const facts: [id: string, code: ProductCode, expected: Partial<Product>][] = [
  ['product-12007', '12007', { name: '新通路金采', userType: 'personal', type: 'company' }],
  ['product-12015', '12015', { name: '分销账期', type: 'fenxiao' }],
  ['product-12017', '12017', { name: '一盘货金采', type: 'yipanhuo', theme: 'blue' }],
  ['product-12003', '12003', { name: '企业金采', type: 'company', opening: 'enterprise-account' }],
  ['product-12010', '12010', { name: '公司金采', type: 'company' }],
  [
    'product-12025',
    '12025',
    { name: '批发金采', type: 'company', rightsCentre: true, opening: 'mall-admin' },
  ],
  ['product-12023', '12023', { name: '金采保理', type: 'baolibiaopin', factoring: true }],
  ['product-12037', '12037', { name: '先采后付', type: 'baolibiaopin', factoring: true }],
  ['product-12029', '12029', { name: '金采提现', type: undefined }],
  ['product-12035', '12035', { name: '平台金采', type: 'platform' }],
  ['product-12019', '12019', { name: '个人金采', userType: 'personal' }],
];

test.each(facts)('product table entry [%s]', (_id, code, expected) => {
  expect(catalogue[code]).toMatchObject(expected);
});

test('12012 is fenxiao and offline [product-12012]', () => {
  expect(catalogue[12012]).toMatchObject({ name: '分销金采', type: 'fenxiao', flags: { offline: true } });
});

test('12008 is offline and has the POP variant [product-12008]', () => {
  expect(catalogue[12008]).toMatchObject({ name: '药京采金采', popVariant: true, flags: { offline: true } });
  expect(productFor('12008', { userTag: 'pop', opened: false })?.type).toBe('yaojingcaiPop');
});

test('12011 is personal and offline [product-12011]', () => {
  expect(catalogue[12011]).toMatchObject({ name: '法人贷', userType: 'personal', flags: { offline: true } });
});

test('12000 is known and carries no behaviour [product-12000]', () => {
  expect(Object.values(catalogue[12000].flags)).not.toContain(true);
  expect(catalogue[12000].type).toBeUndefined();
});

test('a product is told by its code alone [product-code-switch]', () => {
  expect(codes.map((code) => productFor(code)?.code)).toEqual(codes);
  expect(codes).toHaveLength(15);
  expect(productFor('12004')).toBeUndefined();
  expect(productFor(undefined)).toBeUndefined();
  expect(productFor('toString')).toBeUndefined();
});

describe('sets over all 15 codes', () => {
  test('personal user type [product-personal-set product-company-usertype-default]', () => {
    expect(where((product) => product.userType === 'personal')).toEqual(['12007', '12011', '12019']);
    expect(where((product) => product.userType === 'company')).toHaveLength(12);
  });

  test('offline products [product-offline-set]', () => {
    expect(where((product) => product.flags.offline)).toEqual(['12008', '12011', '12012']);
  });

  test('factoring products [product-factoring-set]', () => {
    expect(where((product) => product.factoring)).toEqual(['12023', '12037']);
  });

  test('every entry has the eight flags as booleans [product-flags]', () => {
    for (const code of codes) {
      const { flags } = catalogue[code];
      expect(Object.keys(flags).sort()).toEqual([
        'bill',
        'bl',
        'mall',
        'offline',
        'platform',
        'smb',
        'xchf',
        'xtl',
      ]);
      expect(Object.values(flags).every((flag) => typeof flag === 'boolean')).toBe(true);
    }
  });
});

describe('type keys', () => {
  test.each([
    ['product-type-company', 'company', ['12003', '12007', '12008', '12010', '12011', '12019', '12025']],
    ['product-type-fenxiao', 'fenxiao', ['12012', '12015']],
    ['product-type-yipanhuo', 'yipanhuo', ['12017']],
    ['product-type-baolibiaopin', 'baolibiaopin', ['12023', '12037']],
    ['product-type-platform', 'platform', ['12035']],
  ])('[%s]', (_id, type, expected) => {
    expect(where((product) => product.type === type)).toEqual(expected);
  });

  test('the POP variant of 12008, while unopened [product-type-yaojingcaipop]', () => {
    expect(productFor('12008', { userTag: 'pop', opened: false })?.type).toBe('yaojingcaiPop');
    expect(productFor('12008', { userTag: 'pop', opened: true })?.type).toBe('company');
    expect(productFor('12008', { opened: false })?.type).toBe('company');
    expect(productFor('12010', { userTag: 'pop', opened: false })?.type).toBe('company');
  });
});

test('the upgrade channel sets the xtl flag of 12025 only', () => {
  expect(productFor('12025', { channel: 'XTL-UPGRADE' })?.flags.xtl).toBe(true);
  expect(productFor('12025')?.flags.xtl).toBe(false);
  expect(productFor('12003', { channel: 'XTL-UPGRADE' })?.flags.xtl).toBe(false);
});

test('homes and landings', () => {
  expect(homeOf(catalogue[12012])).toBe('/fenxiao/index');
  expect(homeOf(catalogue[12029])).toBe('/company/landing');
  expect(landingOf(catalogue[12037])).toBe('/xchf/landing');
  expect(landingOf(catalogue[12023])).toBe('/baolibiaopin/landing');
  expect(landingOf(undefined)).toBe('/company/landing');
});

test('words of the product query value', () => {
  expect(codeOfProductWord('yipanhuo')).toBe('12017');
  expect(codeOfProductWord('constructor')).toBeUndefined();
});
