import { describe, expect, test } from 'vitest';
import { catalogue, productFor } from './catalogue.ts';
import { menuVersion, rulesRefusal, type MenuViewer } from './itemRefusal.ts';
import { activeItem, menuFor, noBadges, type MenuBadges } from './menuFor.ts';
import { entriesOf } from './menus.ts';
import type { Features } from './product.ts';

interface ViewerInput extends Partial<Omit<MenuViewer, 'product'>> {
  readonly code?: string;
}

const viewer = ({ code = '12003', ...rest }: ViewerInput = {}): MenuViewer => ({
  product: productFor(code),
  acctType: '1901',
  userTag: 'normal',
  loginId: 'hechuan_caigou',
  factoringType: undefined,
  ...rest,
});

const names = (given: ViewerInput, badges: MenuBadges = noBadges): string[] =>
  menuFor(viewer(given), badges).groups.flatMap((group) => group.items.map((item) => item.name));

test.each([
  ['12003', 'jd', 'new'],
  ['12012', 'jd', 'new'],
  ['12003', undefined, 'old'],
  ['12017', 'jd', 'old'],
  ['12023', 'jd', 'old'],
  ['12035', 'jd', 'old'],
] as const)(
  '%s with login id %s has the %s menu',
  { tags: ['menu-new-condition', 'menu-old-condition'] },
  (code, loginId, version) => {
    expect(menuVersion(viewer({ code, loginId }))).toBe(version);
  },
);

test('a menu item has exactly the specified fields', { tags: ['menu-item-fields'] }, () => {
  const fields = [
    'badgeContent',
    'badgeDot',
    'excludeProductList',
    'hiddenAccountType',
    'icon',
    'link',
    'name',
    'outerUrl',
    'showProductList',
    'showUserTag',
    'title',
  ];
  for (const { code } of Object.values(catalogue)) {
    for (const item of Object.values(entriesOf(code) ?? {}).flat())
      expect(Object.keys(item).sort()).toEqual(fields);
  }
});

describe('rulesRefusal', () => {
  const rules = {
    hiddenAccountType: [],
    showUserTag: undefined,
    showProductList: [],
    excludeProductList: [],
  };
  const isShown = (item: Partial<Parameters<typeof rulesRefusal>[0]>, given: ViewerInput) =>
    rulesRefusal({ ...rules, ...item }, viewer(given)) === undefined;

  test(
    'hides items and whole groups for account type 1902',
    { tags: ['menu-rule-hidden-account-type'] },
    () => {
      expect(isShown({ hiddenAccountType: ['1902'] }, { acctType: '1902' })).toBe(false);
      expect(isShown({ hiddenAccountType: ['1902'] }, { acctType: '1901' })).toBe(true);
      const child = menuFor(viewer({ acctType: '1902' })).groups.map((group) => group.name);
      expect(child).toEqual(['home', 'bill', 'benefit', 'payment']);
      expect(menuFor(viewer()).groups.map((group) => group.name)).toContain('info');
    },
  );

  test('shows tagged items to POP users only', { tags: ['menu-rule-user-tag'] }, () => {
    expect(isShown({ showUserTag: 'pop' }, { userTag: 'pop' })).toBe(true);
    expect(isShown({ showUserTag: 'pop' }, { userTag: 'normal' })).toBe(false);
    expect(isShown({ showUserTag: 'pop' }, { userTag: undefined })).toBe(false);
  });

  test('shows an item only for the listed products', { tags: ['menu-rule-show-product-list'] }, () => {
    expect(isShown({ showProductList: ['12003'] }, { code: '12003' })).toBe(true);
    expect(isShown({ showProductList: ['12003'] }, { code: '12010' })).toBe(false);
  });

  test('hides an item from excluded products', { tags: ['menu-rule-exclude-product-list'] }, () => {
    expect(isShown({ excludeProductList: ['12003'] }, { code: '12003' })).toBe(false);
    expect(isShown({ excludeProductList: ['12003'] }, { code: '12010' })).toBe(true);
  });
});

test(
  'gives four codes the company menu, each with its own optional items',
  { tags: ['menu-company-products'] },
  () => {
    const ofCompany = Object.values(catalogue).filter(({ menu }) => menu === catalogue['12003'].menu);
    expect(ofCompany.map(({ code }) => code)).toEqual(['12003', '12008', '12010', '12025']);
    const all = (code: string) => names({ code }, { ...noBadges, settleTab: true });
    const everyone = all('12008');
    expect(everyone).toContain('jcPaySetting');
    const more = (code: string) => all(code).filter((name) => !everyone.includes(name));
    expect(more('12003')).toEqual(['activityCenter', 'settleCertificate']);
    expect(more('12010')).toEqual(['activityCenter']);
    expect(more('12025')).toEqual(['activityCenter', 'memberCenter', 'settleCertificate']);
  },
);

/** The menu entries that a product has only with a feature. */
const entriesByFeature = {
  activities: ['activityCenter'],
  memberCentre: ['memberCenter'],
  settleCertificate: ['settleCertificate'],
  accounts: ['accountManage'],
  clearTypes: ['clearTypeManage'],
  paymentSetting: ['jcPaySetting', 'repaySetting'],
  approvals: ['approvals'],
  cancellation: ['cancelProduct'],
} as const satisfies Partial<Record<keyof Features, readonly string[]>>;

test('has a menu entry exactly for the features of the product', { tags: ['one-product-features'] }, () => {
  const wrong = Object.values(catalogue).flatMap(({ code, features }) => {
    const shown = names({ code }, { ...noBadges, settleTab: true });
    return (Object.keys(entriesByFeature) as (keyof typeof entriesByFeature)[])
      .filter(
        (feature) => features[feature] !== entriesByFeature[feature].some((name) => shown.includes(name)),
      )
      .map((feature) => `${code} ${feature}`);
  });
  // 12007 has an activity centre (1 §5), but its menu has no entry for it (docs/decisions/0212).
  expect(wrong).toEqual(['12007 activities']);
});

test('shows the six groups in order, all open but the last', () => {
  expect(menuFor(viewer()).groups.map((group) => group.title)).toEqual([
    '首页',
    '账单与还款',
    '优惠与权益',
    '支付设置',
    '信息管理',
    '账号与安全',
  ]);
  expect(
    menuFor(viewer())
      .groups.filter((group) => !group.openByDefault)
      .map((group) => group.name),
  ).toEqual(['security']);
});

test.each<[string, ViewerInput, string]>([
  [
    '12003 parent',
    {},
    'index billList dueCalendar orderManage payRecord reconcile spending activityCenter myCoupons clearTypeManage accountManage jcPaySetting approvals companyInfo serviceContract invoice operationLog cancelProduct',
  ],
  [
    '12003 child',
    { acctType: '1902' },
    'index billList dueCalendar orderManage payRecord reconcile spending activityCenter myCoupons clearTypeManage jcPaySetting approvals',
  ],
  [
    '12008 parent',
    { code: '12008' },
    'index billList dueCalendar orderManage payRecord reconcile spending myCoupons clearTypeManage accountManage jcPaySetting approvals companyInfo serviceContract invoice operationLog cancelProduct',
  ],
  ['12007', { code: '12007' }, 'index billList orderManage payRecord myCoupons clearTypeManage invoice'],
  [
    '12012 parent',
    { code: '12012' },
    'index dueCalendar refundList payRecord spending myCoupons repaySetting accountManage approvals companyInfo serviceContract invoice operationLog cancelProduct',
  ],
  [
    '12015 parent',
    { code: '12015' },
    'index dueCalendar refundList payRecordFxzq spending myCoupons accountManage approvals companyInfo serviceContract invoice operationLog',
  ],
  ['12017', { code: '12017' }, 'index order payedRecord payedOrderRecord spending'],
  [
    '12023 parent',
    { code: '12023' },
    'index billList dueCalendar orderManage reconcile spending balanceAccount accountManage clearTypeManage approvals serviceContract companyInfo problemList operationLog cancelProduct',
  ],
  [
    '12037 parent',
    { code: '12037' },
    'index billList dueCalendar orderManage reconcile spending balanceAccount serviceContract companyInfo problemList operationLog cancelProduct',
  ],
  [
    '12023 child with unclear factoring',
    { code: '12023', acctType: '1902', factoringType: 'UNCLEAR_FACTORING' },
    // A child sees neither contracts nor company data nor the parent's balance account (mend-child-menus).
    'index billList dueCalendar orderManage reconcile spending clearTypeManage approvals problemList',
  ],
  ['12035', { code: '12035' }, ''],
])('menu of %s', (_who, given, expected) => {
  expect(names(given).join(' ')).toBe(expected);
});

test.each([
  ['UNCLEAR_FACTORING', false],
  ['CLEAR_FACTORING', true],
  [undefined, true],
])(
  'shows a factoring parent of type %s the contracts: %s',
  { tags: ['factoring-type-unclear'] },
  (factoringType, has) => {
    const shown = names({ code: '12023', factoringType });
    expect(shown.includes('serviceContract')).toBe(has);
    expect(shown).toContain('balanceAccount');
    // The type concerns factoring products only.
    expect(names({ code: '12003', factoringType })).toContain('serviceContract');
  },
);

test('shows POP users the unbilled orders and the discount rules, POP children not', () => {
  const pop = { code: '12008', userTag: 'pop' } as const;
  expect(names(pop)).toEqual(expect.arrayContaining(['unbilled', 'dscRule']));
  const ofChild = names({ ...pop, acctType: '1902' });
  expect(['unbilled', 'dscRule'].filter((name) => ofChild.includes(name))).toEqual([]);
});

test('shows the settle certificate only to parents with 12003 or 12025, and only after showTab', () => {
  const badges = { ...noBadges, settleTab: true };
  expect(names({}, badges)).toContain('settleCertificate');
  expect(names({ code: '12025' }, badges)).toContain('settleCertificate');
  expect(names({ code: '12010' }, badges)).not.toContain('settleCertificate');
  expect(names({ acctType: '1902' }, badges)).not.toContain('settleCertificate');
  expect(names({})).not.toContain('settleCertificate');
});

test('shows the badges at their items', () => {
  const badges = { activityCount: 4, clearTypeTip: true, toComplete: true, toSign: true, settleTab: false };
  const items = menuFor(viewer(), badges).groups.flatMap((group) => group.items);
  const badge = (name: string) => items.find((item) => item.name === name);
  expect(badge('activityCenter')?.badgeContent).toBe('4');
  expect(badge('clearTypeManage')?.badgeDot).toBe(true);
  expect(badge('companyInfo')?.badgeContent).toBe('待完善');
  expect(badge('serviceContract')?.badgeContent).toBe('待签署');
});

test.each([
  ['/company/index', 'index'],
  ['/company/clearTypeManage/clearTypeChange', 'clearTypeManage'],
  ['/distoryUserAccount/check', 'cancelProduct'],
  ['/company/indexes', undefined],
  ['/help/problemList', undefined],
])('the active item at %s is %s', (path, name) => {
  expect(activeItem(menuFor(viewer()), path)?.name).toBe(name);
});
