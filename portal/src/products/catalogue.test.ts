import { describe, expect, test } from 'vitest';
import { productFeatures, type ProductFeature } from '#generated/shared/products.ts';
import { catalogue, productFor } from './catalogue.ts';
import { isFactoring } from './factoring.ts';
import { homeOf, landingOf, productOfLanding } from './homes.ts';
import type { Features, Product, ProductCode } from './product.ts';
import { productOfAlias } from './queryValues.ts';
import { noFeatures, noFlags } from './record.ts';

/** Members of a record that differ from the defaults below. */
interface Differences extends Partial<Omit<Product, 'flags' | 'features'>> {
  readonly flags?: Partial<Product['flags']>;
  readonly features?: readonly (keyof Features)[];
}
const entry = (code: ProductCode, { flags, features = [], ...others }: Differences): Product => ({
  code,
  name: '',
  type: undefined,
  userType: 'company',
  theme: 'red',
  opening: 'anyone',
  pop: undefined,
  isUpgrade: false,
  landing: 'company',
  recordPages: 'company',
  chooserHome: 'company',
  urlAlias: undefined,
  otherProducts: undefined,
  alsoBannersOf: [],
  showsBannersWithoutProduct: true,
  ...others,
  flags: { ...noFlags, ...flags },
  features: { ...noFeatures, ...Object.fromEntries(features.map((feature) => [feature, true])) },
});

const mallFeatures = [
  'accounts',
  'clearTypes',
  'paymentSetting',
  'approvals',
  'cancellation',
  'quickBill',
] as const;
const pop = { name: '药京采金采（POP）', unopenedType: 'yaojingcaiPop' } as const;

/** A spread only keeps several members on one line. */
const entries: [code: ProductCode, differences: Differences][] = [
  ['12000', { name: '金采' }],
  [
    '12003',
    {
      ...{ name: '企业金采', type: 'company', opening: 'enterprise-account', flags: { smb: true } },
      ...{ urlAlias: 'company', otherProducts: { group: 'creditLoan', place: 1 } },
      features: [...mallFeatures, 'activities', 'settleCertificate', 'compliance'],
    },
  ],
  [
    '12007',
    {
      ...{ name: '新通路金采', type: 'company', userType: 'personal', opening: 'app-only' },
      features: ['activities', 'quickBill', 'clearTypes'],
    },
  ],
  [
    '12008',
    {
      ...{ name: '药京采金采', type: 'company', pop, flags: { offline: true } },
      otherProducts: { group: 'creditLoan', place: 4 },
      features: [...mallFeatures, 'repayReminder'],
    },
  ],
  [
    '12010',
    {
      ...{ name: '公司金采', type: 'company', flags: { smb: true } },
      otherProducts: { group: 'creditLoan', place: 2 },
      features: [...mallFeatures, 'activities', 'repayReminder'],
    },
  ],
  [
    '12011',
    {
      ...{ name: '法人贷', type: 'company', userType: 'personal', flags: { offline: true } },
      features: ['clearTypes'],
    },
  ],
  [
    '12012',
    {
      ...{ name: '分销金采', type: 'fenxiao', flags: { offline: true }, urlAlias: 'fenxiao' },
      ...{ recordPages: 'fenxiao', chooserHome: 'fenxiao' },
      features: ['accounts', 'paymentSetting', 'approvals', 'cancellation', 'repayReminder'],
    },
  ],
  [
    '12015',
    { name: '分销账期', type: 'fenxiao', recordPages: 'fenxiaoPeriod', features: ['accounts', 'approvals'] },
  ],
  [
    '12017',
    { name: '一盘货金采', type: 'yipanhuo', theme: 'blue', recordPages: 'yipanhuo', urlAlias: 'yipanhuo' },
  ],
  ['12019', { name: '个人金采', type: 'company', userType: 'personal', features: ['clearTypes'] }],
  [
    '12023',
    {
      ...{ name: '金采保理', type: 'baolibiaopin', flags: { bill: true, bl: true } },
      ...{ landing: 'factoring', recordPages: 'factoring', urlAlias: 'baoli' },
      otherProducts: { group: 'receivable', place: 1 },
      features: ['accounts', 'clearTypes', 'approvals', 'cancellation'],
    },
  ],
  [
    '12025',
    {
      ...{ name: '批发金采', type: 'company', opening: 'mall-admin', isUpgrade: true, flags: { mall: true } },
      ...{ otherProducts: { group: 'creditLoan', place: 3 }, alsoBannersOf: ['12029'] },
      features: [
        ...mallFeatures,
        'activities',
        'memberCentre',
        'settleCertificate',
        'quickIncrease',
        'compliance',
      ],
    },
  ],
  ['12029', { name: '金采提现', showsBannersWithoutProduct: false }],
  ['12035', { name: '平台金采', type: 'platform', flags: { platform: true } }],
  [
    '12037',
    {
      ...{ name: '先采后付', type: 'baolibiaopin', flags: { bl: true, xchf: true } },
      ...{ landing: 'xchf', recordPages: 'factoring', urlAlias: 'xchf' },
      otherProducts: { group: 'prepaid', place: 1 },
      features: ['cancellation'],
    },
  ],
];

/** The products of 1 §1; the catalogue may have more. */
const codes = entries.map(([code]) => code);
const where = (holds: (product: Product) => boolean): string[] =>
  codes.filter((code) => holds(catalogue[code]));

for (const [code, differences] of entries)
  test(
    `the record of ${code} has its home and, apart from its menu, exactly the listed values`,
    { tags: [`product-${code}`] },
    () => {
      const { menu: _, ...record } = catalogue[code];
      expect(record).toEqual(entry(code, differences));
      expect(homeOf(catalogue[code])).toBe(home(differences.type));
    },
  );

const home = (type: Product['type']): string =>
  type === undefined || type === 'platform' ? '/company/landing' : `/${type}/index`;

test('12008 has the POP variant', { tags: ['product-12008'] }, () => {
  expect(productFor('12008', { userTag: 'pop', opened: false })).toMatchObject({
    type: 'yaojingcaiPop',
    name: '药京采金采（POP）',
  });
});

test('selects a product by its code alone', { tags: ['product-code-switch'] }, () => {
  expect(codes.map((code) => productFor(code)?.code)).toEqual(codes);
  expect(codes).toHaveLength(15);
  expect(productFor('12004')).toBeUndefined();
  expect(productFor(undefined)).toBeUndefined();
  expect(productFor('toString')).toBeUndefined();
});

describe('sets over the 15 codes of the specification', () => {
  test(
    'three products have the personal user type, all others the company type',
    { tags: ['product-personal-set', 'product-company-usertype-default'] },
    () => {
      expect(where((product) => product.userType === 'personal')).toEqual(['12007', '12011', '12019']);
      expect(where((product) => product.userType === 'company')).toHaveLength(12);
    },
  );

  test('three products are opened offline', { tags: ['product-offline-set'] }, () => {
    expect(where((product) => product.flags.offline)).toEqual(['12008', '12011', '12012']);
  });

  test(
    'two products are factoring products, each with its own landing',
    { tags: ['product-factoring-set'] },
    () => {
      expect(where(isFactoring)).toEqual(['12023', '12037']);
      // No other landing belongs to a single product.
      expect(productOfLanding('/baolibiaopin/landing')).toBe('12023');
      expect(productOfLanding('/xchf/landing')).toBe('12037');
      expect(productOfLanding('/company/landing')).toBeUndefined();
    },
  );

  test(
    'every product has the eight flags as booleans, of which only the listed ones are set',
    { tags: ['product-flags'] },
    () => {
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
    },
  );
});

describe('type keys', () => {
  for (const [row, type, expected] of [
    ['product-type-company', 'company', ['12003', '12007', '12008', '12010', '12011', '12019', '12025']],
    ['product-type-fenxiao', 'fenxiao', ['12012', '12015']],
    ['product-type-yipanhuo', 'yipanhuo', ['12017']],
    ['product-type-baolibiaopin', 'baolibiaopin', ['12023', '12037']],
    ['product-type-platform', 'platform', ['12035']],
  ] as const)
    test(`the products of type ${type}`, { tags: [row] }, () => {
      expect(where((product) => product.type === type)).toEqual(expected);
    });

  test(
    '12008 has the type yaojingcaiPop for POP users who have not opened it',
    { tags: ['product-type-yaojingcaipop'] },
    () => {
      expect(productFor('12008', { userTag: 'pop', opened: false })?.type).toBe('yaojingcaiPop');
      expect(productFor('12008', { userTag: 'pop', opened: true })?.type).toBe('company');
      expect(productFor('12008', { opened: false })?.type).toBe('company');
      expect(productFor('12010', { userTag: 'pop', opened: false })?.type).toBe('company');
    },
  );
});

test('the upgrade channel sets the xtl flag of 12025 only', () => {
  expect(productFor('12025', { channel: 'XTL-UPGRADE' })?.flags.xtl).toBe(true);
  expect(productFor('12025')?.flags.xtl).toBe(false);
  expect(productFor('12003', { channel: 'XTL-UPGRADE' })?.flags.xtl).toBe(false);
});

test('each factoring product has its own landing; without a product it is the one of the company', () => {
  expect(landingOf(catalogue[12037])).toBe('/xchf/landing');
  expect(landingOf(catalogue[12023])).toBe('/baolibiaopin/landing');
  expect(landingOf(undefined)).toBe('/company/landing');
});

test('finds a product by its alias in the query', () => {
  expect(productOfAlias('yipanhuo')).toBe('12017');
  expect(productOfAlias('constructor')).toBeUndefined();
});

/** Features of the portal, each with the feature that the provider has for the same products. */
const provided: readonly [keyof Features, ProductFeature][] = [
  ['activities', 'activityCentre'],
  ['settleCertificate', 'settleCertificate'],
  ['quickBill', 'quickBill'],
  ['clearTypes', 'clearTypes'],
  ['paymentSetting', 'repaySetting'],
  ['compliance', 'creditCompliance'],
];

test.each(provided)(
  'has the feature %s for exactly the products with the provider’s feature %s',
  { tags: ['one-product-features'] },
  (feature, providersFeature) => {
    const all = Object.values(catalogue);
    expect(all.filter(({ features }) => features[feature])).toEqual(
      all.filter(({ code }) => productFeatures[code].includes(providersFeature)),
    );
  },
);
