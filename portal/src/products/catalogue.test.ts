import { describe, expect, test } from 'vitest';
import { catalogue, productFor } from './catalogue.ts';
import { homeOf, landingOf, productOfLanding } from './homes.ts';
import type { Product, ProductCode } from './product.ts';
import { codeOfProductWord } from './queryValues.ts';

const codes = Object.keys(catalogue) as ProductCode[];
const where = (holds: (product: Product) => boolean): string[] =>
  codes.filter((code) => holds(catalogue[code]));

/** Of an entry, what sets it apart from the others; all else is as it is here. */
interface Apart extends Partial<Omit<Product, 'flags'>> {
  readonly flags?: Partial<Product['flags']>;
}
const entry = (code: ProductCode, { flags, ...apart }: Apart): Product => ({
  code,
  name: '',
  type: undefined,
  userType: 'company',
  theme: 'red',
  factoring: false,
  opening: 'anyone',
  rightsCentre: false,
  popVariant: false,
  ...apart,
  flags: {
    bill: false,
    mall: false,
    smb: false,
    bl: false,
    offline: false,
    xtl: false,
    xchf: false,
    platform: false,
    ...flags,
  },
});

const entries: [code: ProductCode, apart: Apart][] = [
  ['12000', { name: '金采' }],
  ['12003', { name: '企业金采', type: 'company', opening: 'enterprise-account', flags: { smb: true } }],
  ['12007', { name: '新通路金采', type: 'company', userType: 'personal' }],
  ['12008', { name: '药京采金采', type: 'company', popVariant: true, flags: { offline: true } }],
  ['12010', { name: '公司金采', type: 'company', flags: { smb: true } }],
  ['12011', { name: '法人贷', type: 'company', userType: 'personal', flags: { offline: true } }],
  ['12012', { name: '分销金采', type: 'fenxiao', flags: { offline: true } }],
  ['12015', { name: '分销账期', type: 'fenxiao' }],
  ['12017', { name: '一盘货金采', type: 'yipanhuo', theme: 'blue' }],
  ['12019', { name: '个人金采', type: 'company', userType: 'personal' }],
  ['12023', { name: '金采保理', type: 'baolibiaopin', factoring: true, flags: { bill: true, bl: true } }],
  [
    '12025',
    { name: '批发金采', type: 'company', opening: 'mall-admin', rightsCentre: true, flags: { mall: true } },
  ],
  ['12029', { name: '金采提现' }],
  ['12035', { name: '平台金采', type: 'platform', flags: { platform: true } }],
  ['12037', { name: '先采后付', type: 'baolibiaopin', factoring: true, flags: { bl: true, xchf: true } }],
];

for (const [code, apart] of entries)
  test(`the whole entry of ${code}`, { tags: [`product-${code}`] }, () => {
    expect(catalogue[code]).toEqual(entry(code, apart));
    expect(homeOf(catalogue[code])).toBe(home(apart.type));
  });

const home = (type: Product['type']): string =>
  type === undefined || type === 'platform' ? '/company/landing' : `/${type}/index`;

test('12008 has the POP variant', { tags: ['product-12008'] }, () => {
  expect(productFor('12008', { userTag: 'pop', opened: false })).toMatchObject({
    type: 'yaojingcaiPop',
    name: '药京采金采（POP）',
  });
});

test('a product is told by its code alone', { tags: ['product-code-switch'] }, () => {
  expect(codes.map((code) => productFor(code)?.code)).toEqual(codes);
  expect(codes).toHaveLength(15);
  expect(productFor('12004')).toBeUndefined();
  expect(productFor(undefined)).toBeUndefined();
  expect(productFor('toString')).toBeUndefined();
});

describe('sets over all 15 codes', () => {
  test('personal user type', { tags: ['product-personal-set', 'product-company-usertype-default'] }, () => {
    expect(where((product) => product.userType === 'personal')).toEqual(['12007', '12011', '12019']);
    expect(where((product) => product.userType === 'company')).toHaveLength(12);
  });

  test('offline products', { tags: ['product-offline-set'] }, () => {
    expect(where((product) => product.flags.offline)).toEqual(['12008', '12011', '12012']);
  });

  test('factoring products', { tags: ['product-factoring-set'] }, () => {
    expect(where((product) => product.factoring)).toEqual(['12023', '12037']);
    // And only theirs are landings of one product each.
    expect(productOfLanding('/baolibiaopin/landing')).toBe('12023');
    expect(productOfLanding('/xchf/landing')).toBe('12037');
    expect(productOfLanding('/company/landing')).toBeUndefined();
  });

  test('every entry has the eight flags as booleans', { tags: ['product-flags'] }, () => {
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
    const set = (code: ProductCode) =>
      Object.entries(catalogue[code].flags).flatMap(([flag, isSet]) => (isSet ? [flag] : []));
    expect(codes.map((code) => [code, ...set(code)].join(' '))).toEqual(
      entries.map(([code, { flags = {} }]) => [code, ...Object.keys(flags)].join(' ')),
    );
  });
});

describe('type keys', () => {
  for (const [row, type, expected] of [
    ['product-type-company', 'company', ['12003', '12007', '12008', '12010', '12011', '12019', '12025']],
    ['product-type-fenxiao', 'fenxiao', ['12012', '12015']],
    ['product-type-yipanhuo', 'yipanhuo', ['12017']],
    ['product-type-baolibiaopin', 'baolibiaopin', ['12023', '12037']],
    ['product-type-platform', 'platform', ['12035']],
  ] as const)
    test(type, { tags: [row] }, () => {
      expect(where((product) => product.type === type)).toEqual(expected);
    });

  test('the POP variant of 12008, while unopened', { tags: ['product-type-yaojingcaipop'] }, () => {
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

test('landings', () => {
  expect(landingOf(catalogue[12037])).toBe('/xchf/landing');
  expect(landingOf(catalogue[12023])).toBe('/baolibiaopin/landing');
  expect(landingOf(undefined)).toBe('/company/landing');
});

test('words of the product query value', () => {
  expect(codeOfProductWord('yipanhuo')).toBe('12017');
  expect(codeOfProductWord('constructor')).toBeUndefined();
});
