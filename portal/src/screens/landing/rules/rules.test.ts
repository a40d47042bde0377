import { describe, expect, test } from 'vitest';
import { standAt } from '#portal/api/testing.ts';
import { catalogue, productFor } from '#portal/products/catalogue.ts';
import { copy } from '../copy.ts';
import { cycleDays } from './cycleDays.ts';
import { heroAction, viewBillAction } from './heroAction.ts';
import { openDestination } from './openDestination.ts';
import { recommendedLink } from './recommended.ts';
import { needsAdmin, resolveOpen, type OpenFacts } from './resolveOpen.ts';
import {
  activeSection,
  JUMP_OFFSET,
  SCROLL_LOCK,
  sectionIds,
  tabClicked,
  tabScrolled,
  type SectionId,
} from './sectionTabs.ts';
import { offersUpgrade } from './xtlEntry.ts';

const facts = (given: Partial<OpenFacts>): OpenFacts => ({
  productCode: '12010',
  bpinUser: true,
  isAdmin: undefined,
  channels: [undefined, undefined],
  standardOpen: false,
  ...given,
});

describe('open button, spec 2 §2.2', () => {
  test.each<[what: string, given: Partial<OpenFacts>, expected: ReturnType<typeof resolveOpen>]>([
    ['1: no product', { productCode: undefined }, 'open-from-platform'],
    ['1: an empty product', { productCode: '' }, 'open-from-platform'],
    ['2: 12003 without an enterprise account', { productCode: '12003', bpinUser: false }, 'not-enterprise'],
    ['2: 12003 with an unknown account', { productCode: '12003', bpinUser: undefined }, 'company-open'],
    ['2: another product without such an account', { productCode: '12010', bpinUser: false }, 'company-open'],
    ['3: 12025 by a user who is no admin', { productCode: '12025', isAdmin: false }, 'no-permission'],
    ['3: 12025 by a user who may be no admin', { productCode: '12025' }, 'no-permission'],
    ['3: 12025 by the admin', { productCode: '12025', isAdmin: true }, 'company-open'],
    [
      '3: the upgrade channel in from',
      { productCode: '12025', isAdmin: false, channels: ['XTL-UPGRADE', undefined] },
      'company-open',
    ],
    [
      '3: the upgrade channel in enChannel',
      { productCode: '12025', isAdmin: false, channels: [undefined, 'XTL-UPGRADE'] },
      'company-open',
    ],
    ['3: another channel', { productCode: '12025', isAdmin: false, channels: ['HC', 'HC'] }, 'no-permission'],
    [
      '3: another product by a user who is no admin',
      { productCode: '12010', isAdmin: false },
      'company-open',
    ],
    ['4: the standard flow is open', { standardOpen: true }, 'standard-open'],
    ['4: the standard flow is not open', { standardOpen: false }, 'company-open'],
  ])('rule %s', (_what, given, expected) => {
    expect(resolveOpen(facts(given))).toBe(expected);
  });

  test('applies the first matching rule', { tags: ['open-rule-order'] }, () => {
    const all = { bpinUser: false, isAdmin: false, standardOpen: true };
    expect(resolveOpen(facts({ ...all, productCode: undefined }))).toBe('open-from-platform');
    expect(resolveOpen(facts({ ...all, productCode: '12003' }))).toBe('not-enterprise');
    expect(resolveOpen(facts({ ...all, productCode: '12025' }))).toBe('no-permission');
    expect(resolveOpen(facts({ ...all, productCode: '12010' }))).toBe('standard-open');
  });

  test('needs the admin only for 12025 without an upgrade', () => {
    expect(needsAdmin({ productCode: '12025', channels: [] })).toBe(true);
    expect(needsAdmin({ productCode: '12025', channels: ['XTL-UPGRADE'] })).toBe(false);
    expect(needsAdmin({ productCode: '12003', channels: [] })).toBe(false);
  });

  test('rule 4 opens the page of the product and action', () => {
    const plain = { product: catalogue['12003'], upgrade: false };
    expect(openDestination('standard-open', plain)).toBe(
      '/company/standardOpen/flowNew/step?productCode=12003',
    );
    expect(openDestination('company-open', plain)).toBe('/company/open/index?productCode=12003');
    const upgrade = { product: catalogue['12025'], upgrade: true };
    expect(openDestination('standard-open', upgrade)).toBe(
      '/company/standardOpen/flowNew/step?productCode=12025&from=XTL-UPGRADE',
    );
    const factoring = { product: catalogue['12023'], upgrade: false };
    expect(openDestination('standard-open', factoring)).toBe(
      '/baolibiaopin/standard/index?productCode=12023',
    );
    expect(openDestination('company-open', factoring)).toBe(openDestination('standard-open', factoring));
    const pop = productFor('12008', { userTag: 'pop', opened: false }) ?? catalogue['12008'];
    expect(openDestination('standard-open', { product: pop, upgrade: false })).toBe(
      '/yaojingcai/open/index?productCode=12008',
    );
  });
});

test.each([
  [{ isLogin: false, opened: false }, 'login'],
  [{ isLogin: false, opened: true }, 'login'],
  [{ isLogin: true, opened: false }, 'open'],
  [{ isLogin: true, opened: true }, 'view-bill'],
])('the button of the visitor %o is %s', (visitor, expected) => {
  expect(heroAction(visitor)).toBe(expected);
});

test.each([
  [{ platform: true, openedCount: 3 }, 'platform-dialog'],
  [{ platform: false, openedCount: 2 }, 'chooser'],
  [{ platform: false, openedCount: 1 }, 'home'],
  [{ platform: false, openedCount: 0 }, 'home'],
])('"view bill" of %o opens: %s', (visitor, expected) => {
  expect(viewBillAction(visitor)).toBe(expected);
});

describe('tabs, spec 2 §9', () => {
  const places = (tops: readonly number[]) => sectionIds.map((id, index) => ({ id, top: tops[index] ?? 0 }));

  test.each<[tops: number[], expected: SectionId]>([
    [[572, 1000, 1400, 1900, 2300], 'intro'],
    [[100, 500, 900, 1300, 1700], 'intro'],
    [[-300, 101, 500, 900, 1300], 'intro'],
    [[-301, 100, 499, 899, 1299], 'how-to-open'],
    [[-900, -500, 80, 480, 880], 'faq'],
    [[-2000, -1500, -1000, -500, 99], 'recommend'],
  ])(
    'activates a tab when its section is at 100 px or above: %o',
    { tags: ['tab-detect-offset-100'] },
    (tops, expected) => {
      expect(activeSection(places(tops), false)).toBe(expected);
    },
  );

  test('activates the last section at the end of the page, even if it is short', () => {
    expect(activeSection(places([-2000, -1500, -1000, 60, 520]), true)).toBe('recommend');
  });

  test('ignores scrolling for 600 ms after a click', { tags: ['tab-scroll-lock-600'] }, () => {
    const clicked = tabClicked('service', 10_000);
    expect(tabScrolled(clicked, 'faq', 10_001).active).toBe('service');
    expect(tabScrolled(clicked, 'faq', 10_599).active).toBe('service');
    expect(tabScrolled(clicked, 'faq', 10_600).active).toBe('faq');
    expect(SCROLL_LOCK).toBe(600);
  });

  test('detects a section after a jump to it', () => {
    expect(activeSection(places([-400, JUMP_OFFSET, 900, 1300, 1700]), false)).toBe('how-to-open');
  });
});

describe('chooser, spec 2 §2.2', () => {
  test.each([
    ['5107', undefined, '每月1日', '每月25日'],
    ['5107', 20, '每月1日', '每月20日'],
    ['5110', undefined, '每月1日', '每月10日'],
    ['5106', undefined, '每周一', '次周周日'],
    ['5208', undefined, '-', '-'],
    [undefined, undefined, '-', '-'],
  ])('cycle %s with the own day %s has bills on %s, due %s', (ruleType, lastPayDay, bill, repay) => {
    expect(cycleDays({ ruleType, lastPayDay }, copy.chooser.days)).toEqual({ bill, repay });
  });
});

test('requires an APPLICABLE qualification for the upgrade entry', () => {
  expect(offersUpgrade(undefined)).toBe(false);
  expect(offersUpgrade([])).toBe(false);
  expect(offersUpgrade([{ accessType: 'NEW', operationCode: 'NOT_QUALIFIED' }])).toBe(false);
  expect(offersUpgrade([{ accessType: 'NEW', operationCode: 'APPLICABLE' }])).toBe(true);
});

test('links a recommended product to allowed addresses only', () => {
  standAt('https://portal.example.cn/front/company/landing');
  expect(recommendedLink({ id: '1', href: '/front/xchf/landing' })).toBe(
    'https://portal.example.cn/front/xchf/landing',
  );
  expect(recommendedLink({ id: '1', visitLink: '/front/help' })).toBe('https://portal.example.cn/front/help');
  expect(recommendedLink({ id: '1', href: 'https://elsewhere.example/' })).toBeUndefined();
  expect(recommendedLink({ id: '1', href: 'javascript:alert(1)' })).toBeUndefined();
  expect(recommendedLink({ id: '1' })).toBeUndefined();
});
