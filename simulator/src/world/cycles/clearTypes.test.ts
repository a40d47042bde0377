import { expect, test } from 'vitest';
import { Cycle, DiscountRule, ProductCode } from '#generated/shared/enums.ts';
import { makeWorld } from '../baseline.ts';
import { hasFeature } from '../products.ts';
import { instantOf } from '../values/calendar.ts';
import { changeClearType, takeEffect } from './clearTypeChange.ts';
import { clearType, clearTypeOptions, resolveCycle } from './clearTypes.ts';
import { cycleRules, dueDate } from './cycles.ts';
import { popRules } from './discountRules.ts';

type Row = [
  requirement: string,
  cycle: Cycle,
  product: ProductCode,
  text: string,
  longestTerm: number,
  charge: string,
  billed: string,
  due: string,
];

/** The cycle table of spec 1 §9. */
const rows: readonly Row[] = [
  ['cycle-5108', '5108', '12003', '双月结', 61, '0%', '每月1日', '当月30日'],
  ['cycle-5110', '5110', '12003', '月结PLUS', 41, '0%', '每月1日', '当月10日'],
  ['cycle-5109', '5109', '12007', '小周结', 14, '0%', '每周一', '当周周日'],
  ['cycle-5106', '5106', '12003', '周结', 21, '0%', '每周一', '次周周日'],
  ['cycle-5107', '5107', '12003', '月结', 51, '0.6%（折合年化4.29%-10.95%）', '每月1日', '当月25日'],
  ['cycle-5107-12019', '5107', '12019', '月结', 56, '0.6%（折合年化4.29%-10.95%）', '每月1日', '当月25日'],
  [
    'cycle-5107-12007',
    '5107',
    '12007',
    '月结',
    56,
    '0.8%（折合年化5.21%-11.68%）',
    '每月1日',
    '当月20日或25日',
  ],
  ['cycle-5206', '5206', '12003', '灵活周结', 42, '年化利率0%-15.1%', '每周一', '账单日后第34天'],
  ['cycle-5207', '5207', '12003', '灵活月结', 51, '0.8%（折合年化5.72%-14.6%）', '每月1日', '当月20日'],
  ['cycle-5208', '5208', '12003', '灵活日结', 42, '', '每日', '账单日后第40天'],
];
for (const [requirement, cycle, product, text, longestTerm, charge, billed, due] of rows)
  test(`has the table entry of ${cycle} for ${product}`, { tags: [requirement] }, () => {
    expect(clearType(cycle, product)).toMatchObject({
      text,
      dayValue: longestTerm,
      serviceCharge: charge,
      billedDate: billed,
      lastPayDate: due,
    });
  });

test(
  'has interest-free days and days with interest for flexible cycles',
  { tags: ['cycle-5206', 'cycle-5208'] },
  () => {
    expect(cycleRules[Cycle.FlexibleWeekly].flexible).toMatchObject({ freeDays: 7, interestDays: 28 });
    expect(cycleRules[Cycle.FlexibleDaily].flexible).toMatchObject({ freeDays: 1, interestDays: 40 });
  },
);

test('maps the older name 5102 to 5208', { tags: ['cycle-5102-maps-5208'] }, () => {
  expect(resolveCycle('5102')).toBe('5208');
  expect(clearType('5102', '12003')).toMatchObject({ text: '灵活日结', dayValue: 42, flexible: true });
});

test('marks exactly 5206, 5207 and 5208 as flexible', { tags: ['cycle-flexible-set'] }, () => {
  const flexible = Object.values(Cycle).filter((cycle) => clearType(cycle, '12003').flexible);
  expect([...new Set(flexible.map(resolveCycle))].sort()).toEqual(['5206', '5207', '5208']);
});

const now = instantOf('2026-11-12', '10:00:00');
const worldOf = (product: ProductCode) => makeWorld({ viewer: { product } }, { seed: 'clear types', now });

function offered(product: ProductCode): Cycle[] {
  const world = worldOf(product);
  const [account] = world.accounts;
  return account ? clearTypeOptions(world, product, account, now).map(({ cycle }) => cycle) : [];
}

test(
  'offers the bimonthly cycle for 12003 and the small weekly one for 12007 only',
  { tags: ['cycle-product-12003-only', 'cycle-product-12007-only'] },
  () => {
    const products = Object.values(ProductCode).filter((product) => hasFeature(product, 'clearTypes'));
    expect(products.filter((product) => offered(product).includes(Cycle.Bimonthly))).toEqual(['12003']);
    expect(products.filter((product) => offered(product).includes(Cycle.SmallWeekly))).toEqual(['12007']);
  },
);

test(
  'lets 12007 pay monthly bills on the 20th or 25th, by default on the 25th',
  { tags: ['cycle-5107-12007-due'] },
  () => {
    const world = worldOf('12007');
    const [first] = world.accounts;
    if (first === undefined) throw new Error('no account');
    const option = clearTypeOptions(world, '12007', first, now).find(({ cycle }) => cycle === Cycle.Monthly);
    expect(option?.payDays).toEqual([20, 25]);
    const dayAfter = (lastPayDay: number | undefined) => {
      const weekly = {
        ...world,
        accounts: world.accounts.map((entry) => ({ ...entry, cycle: Cycle.Weekly })),
      };
      const wish = { product: '12007', pin: first.pin, value: Cycle.Monthly } as const;
      const outcome = changeClearType(weekly, lastPayDay === undefined ? wish : { ...wish, lastPayDay }, now);
      if ('refuse' in outcome) return outcome.refuse;
      const account = takeEffect(outcome.world, outcome.change).accounts[0];
      return dueDate(Cycle.Monthly, '2027-01-01', account?.lastPayDay);
    };
    expect([dayAfter(20), dayAfter(25), dayAfter(undefined), dayAfter(21)]).toEqual([
      '2027-01-20',
      '2027-01-25',
      '2027-01-25',
      'not-offered',
    ]);
  },
);

test(
  'has seven discount rule types, each in force since the start of the year',
  { tags: ['discount-rule-types'] },
  () => {
    const types = ['RT00', 'RT01', 'RT02', 'RT03', 'RT04', 'RT05', 'RT06'];
    expect(Object.values(DiscountRule)).toEqual(types);
    expect(popRules.map(({ id, type, effectiveFrom }) => [id, type, effectiveFrom])).toEqual(
      types.map((type) => [type.replace('RT', 'ZK'), type, '2026-01-01']),
    );
  },
);
