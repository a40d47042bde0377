/** People of every scenario: one company, its parent account and its purchasing accounts. */
import type { Faker } from '@faker-js/faker';
import type { UserTag } from '#generated/shared/enums.ts';
import { AccountStatus, AccountType, Cycle, type ProductCode } from '#generated/shared/enums.ts';
import type { KnownLogin } from '../accounts/schema.ts';
import type { Company, PurchasingAccount } from '../company/schema.ts';
import { creditCodeCheck } from '../opening/identifiers.ts';
import { products } from '../products.ts';
import { terms } from '../terms.ts';
import { cents, type Cents } from '../values/money.ts';

export const parentPin = 'hechuan_caigou';
export const childPin = 'hechuan_cg02';

/** Account whose bills a scenario may assign to the second funder. */
export const secondInvestorPin = 'hechuan_cg03';

/**
 * Returns the due day of monthly accounts: the first one, if the product offers a choice; else none, and the day of the
 * cycle's rule counts (docs/decisions/0204).
 */
function ownDayOf(product: ProductCode): { lastPayDay?: number } {
  const [first] = products[product].ownCycles[Cycle.Monthly]?.payDays ?? [];
  return first === undefined ? {} : { lastPayDay: first };
}

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

/** Past bills of these accounts are issued on the 1st of a month, whatever cycle a scenario gives the account. */
export const boughtByMonth = (pin: string): boolean => pin === parentPin || monthly.has(pin);

const mobile = (faker: Faker): string =>
  `1${faker.helpers.arrayElement(['35', '38', '39', '57', '86'])}${faker.string.numeric(8)}`;

/** Limits set by the parent, in yuan; the last child shares the company's line. */
const limits: Readonly<Record<string, number>> = {
  hechuan_cg02: 80_000,
  hechuan_cg03: 42_000,
  hechuan_cg04: 50_000,
  hechuan_cg05: 60_000,
  hechuan_cg06: 100_000,
  hechuan_cg07: 100_000,
  hechuan_cg08: 50_000,
  hechuan_cg09: 150_000,
  hechuan_cg10: 5_000,
  hechuan_cg11: 20_000,
  hechuan_cg12: 30_000,
};

/** Children frozen by the parent. */
const frozenPins: ReadonlySet<string> = new Set(['hechuan_cg07', 'hechuan_cg12']);

/** Limits the third account, `secondInvestorPin`, to exactly its purchases in the baseline. */
export function limitThird(accounts: readonly PurchasingAccount[]): void {
  const third = accounts.find(({ pin }) => pin === secondInvestorPin);
  if (third) third.cap = cents(39_939.3);
}

/** Returns further children up to the company's maximum. */
export const moreAccounts = (accounts: readonly PurchasingAccount[], tag: UserTag): PurchasingAccount[] =>
  Array.from({ length: terms.maxChildren + 1 - accounts.length }, (_, index): PurchasingAccount => {
    const serial = String(index + accounts.length + 1);
    return {
      pin: `hechuan_xm${serial}`,
      nickname: `禾川采购${serial}组`,
      type: AccountType.Child,
      status: AccountStatus.Normal,
      phone: `139571068${serial}`,
      tag,
      cycle: Cycle.Weekly,
    };
  });

/** Login ids of the mall outside the company's accounts. */
export const makeLogins = (): KnownLogin[] => [
  { pin: 'hechuan_sz01' },
  { pin: 'hechuan_sz02' },
  { pin: 'xinlong_cg01', company: '宁波鑫隆机电有限公司' },
];

/** Returns an account's limit if the quota is split among the accounts. */
export const capOf = (type: AccountType): Cents => cents(type === AccountType.Parent ? 900_000 : 300_000);

export function makeCompany(faker: Faker): Company {
  // Generates ten characters and uses nine, so that existing worlds stay the same: the last is the check character.
  const generated = faker.string.alphanumeric({
    length: 10,
    casing: 'upper',
    exclude: ['I', 'O', 'S', 'V', 'Z'],
  });
  const body = `91330108${generated.slice(0, 9)}`;
  return {
    name: '杭州禾川工业设备有限公司',
    creditCode: body + creditCodeCheck(body),
    legalPerson: faker.person.fullName(),
    admin: { name: faker.person.fullName(), phone: '13800006027' },
  };
}

interface AccountOptions {
  readonly admin: { readonly phone: string };
  readonly userTag: UserTag;
  readonly product: ProductCode;
}

export function makeAccounts(faker: Faker, { admin, userTag, product }: AccountOptions): PurchasingAccount[] {
  const ownDay = ownDayOf(product);
  const parent: PurchasingAccount = {
    pin: parentPin,
    nickname: '禾川采购',
    type: AccountType.Parent,
    status: AccountStatus.Normal,
    phone: admin.phone,
    tag: userTag,
    cycle: Cycle.Monthly,
    ...ownDay,
  };
  const children = departments.map((department, index): PurchasingAccount => {
    const pin = `hechuan_cg${String(index + 2).padStart(2, '0')}`;
    const onMonths = monthly.has(pin);
    const limit = limits[pin];
    return {
      pin,
      nickname: `禾川采购${department}`,
      type: AccountType.Child,
      status: frozenPins.has(pin) ? AccountStatus.Frozen : AccountStatus.Normal,
      phone: mobile(faker),
      tag: userTag,
      cycle: onMonths ? Cycle.Monthly : Cycle.Weekly,
      ...(onMonths ? ownDay : {}),
      ...(limit !== undefined && { cap: cents(limit) }),
    };
  });
  return [parent, ...children];
}
