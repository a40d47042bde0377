/** The cast of every scenario: one company, its parent account and its purchasing accounts. */
import type { Faker } from '@faker-js/faker';
import type { UserTag } from '#generated/shared/enums.ts';
import { AccountStatus, AccountType, Cycle } from '#generated/shared/enums.ts';
import { creditCodeCheck } from '../opening/creditCode.ts';
import { cents, type Cents } from '../values/money.ts';
import type { Company, PurchasingAccount } from '../company/schema.ts';

export const parentPin = 'hechuan_caigou';
export const childPin = 'hechuan_cg02';

/** The account whose bills a scenario may give to the second funder. */
export const secondInvestorPin = 'hechuan_cg03';

/** Repayment day of the company's monthly accounts (decisions.md 4). */
const lastPayDay = 20;

const departments = [
  '二部',
  '三部',
  '四部',
  '五部',
  '华东组',
  '华南组',
  '西南组',
  '设备组',
  '耗材组',
  '办公组',
  '项目组',
  '维保组',
];

/** Children on a monthly cycle; the others are weekly. */
const monthly = new Set(['hechuan_cg05', 'hechuan_cg09']);

/** The history's bills of these accounts are by the month, whatever cycle a scenario gives them. */
export const boughtByMonth = (pin: string): boolean => pin === parentPin || monthly.has(pin);

const mobile = (faker: Faker): string =>
  `1${faker.helpers.arrayElement(['35', '38', '39', '57', '86'])}${faker.string.numeric(8)}`;

/** Shares of a split quota. */
export const capOf = (type: AccountType): Cents => cents(type === AccountType.Parent ? 900_000 : 300_000);

export function makeCompany(faker: Faker): Company {
  // Ten are drawn and nine taken: the last is the check character.
  const drawn = faker.string.alphanumeric({
    length: 10,
    casing: 'upper',
    exclude: ['I', 'O', 'S', 'V', 'Z'],
  });
  const body = `91330108${drawn.slice(0, 9)}`;
  return {
    name: '杭州禾川工业设备有限公司',
    creditCode: body + creditCodeCheck(body),
    legalPerson: faker.person.fullName(),
    admin: { name: faker.person.fullName(), phone: '13800006027' },
  };
}

export function makeAccounts(faker: Faker, admin: { phone: string }, userTag: UserTag): PurchasingAccount[] {
  const parent: PurchasingAccount = {
    pin: parentPin,
    nickname: '禾川采购',
    type: AccountType.Parent,
    status: AccountStatus.Normal,
    phone: admin.phone,
    tag: userTag,
    cycle: Cycle.Monthly,
    lastPayDay,
  };
  const children = departments.map((department, index): PurchasingAccount => {
    const pin = `hechuan_cg${String(index + 2).padStart(2, '0')}`;
    const onMonths = monthly.has(pin);
    return {
      pin,
      nickname: `禾川采购${department}`,
      type: AccountType.Child,
      status: AccountStatus.Normal,
      phone: mobile(faker),
      tag: userTag,
      cycle: onMonths ? Cycle.Monthly : Cycle.Weekly,
      ...(onMonths ? { lastPayDay } : {}),
    };
  });
  return [parent, ...children];
}
