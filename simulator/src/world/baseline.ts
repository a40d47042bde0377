/** The world of a scenario: the baseline, changed by what its `given` says. */
// One language only: all of them together take longer to load than the world to make.
import { faker } from '@faker-js/faker/locale/zh_CN';
import type { Faker } from '@faker-js/faker';
import {
  AccountStatus,
  AccountType,
  ClaimType,
  Cycle,
  FlowType,
  IncreaseMethod,
  ProductCode,
  QuotaStatus,
  QuotaType,
  RefundTarget,
  RepaySource,
  RiskFrozenStatus,
  TargetVersion,
  UserTag,
} from '#generated/shared/enums.ts';
import { makeAuth, makeContracts, makeCouponActivities, makeCoupons, makeTasks } from './baseline/choices.ts';
import { ads, withFilm } from './baseline/ads.ts';
import { withAfterSale } from './baseline/afterSale.ts';
import { makeFunds, overflowAccountNo } from './baseline/funds.ts';
import { anchor, anchorTime, savingsAtAnchor } from './baseline/history.ts';
import { makeLedger } from './baseline/ledger.ts';
import type { LedgerParts } from './baseline/ledgerParts.ts';
import { affiches, pastApplications } from './baseline/market.ts';
import {
  capOf,
  childPin,
  makeAccounts,
  makeCompany,
  parentPin,
  secondInvestorPin,
} from './baseline/people.ts';
import { withUnderWay } from './baseline/underWay.ts';
import {
  addDays,
  addMonths,
  dayInMonth,
  dayOfMonth,
  instantOf,
  monthOf,
  type Instant,
} from './values/calendar.ts';
import { popRules } from './cycles/discountRules.ts';
import { advanceTo } from './events.ts';
import type { Given } from './given.ts';
import { makeInvestors } from './company/investors.ts';
import { cents } from './values/money.ts';
import { moveDueDate } from './bills/postpone.ts';
import { isFrozen } from './quota/quota.ts';
import { firstSetting } from './repayment/repaySetting.ts';
import { savings } from './benefits/savings.ts';
import type { World } from './world.ts';
import type { Refund } from './ledger/schema.ts';

export interface MakeOptions {
  /** Scenario name and session seed: the same text gives the same world, byte for byte. */
  seed: string;
  now: Instant;
}

/** FNV-1a: a stable number for faker from any text. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

type WholeLedger = LedgerParts & { refunds: Refund[] };

const emptyLedger: WholeLedger = {
  orders: [],
  loans: [],
  bills: [],
  repayments: [],
  instalments: [],
  refunds: [],
};

/** Where a refund goes that no debt takes in. */
const refundAccountOf = ({ funds }: Given): RefundTarget =>
  funds?.withoutOverflow ? RefundTarget.EasyPay : RefundTarget.Overflow;

function ledgerOf(
  faker: Faker,
  given: Given,
  product: ProductCode,
  accounts: World['accounts'],
): WholeLedger {
  const {
    none,
    overdueDays = 0,
    allRepaid,
    unbilled,
    moved,
    secondInvestor,
    paidLateDays,
  } = given.bills ?? {};
  if (none || given.opening?.opened === false) return emptyLedger;
  const ledger = makeLedger(faker, {
    product,
    accounts,
    paidUntil: allRepaid ? '9999-12-31' : addDays(anchor, -overdueDays - 1),
    keepUnbilled: (pin) => unbilled === undefined || (unbilled === 'others-only' && pin !== parentPin),
    discounted: given.viewer?.userTag === UserTag.Pop,
    ...(secondInvestor && { secondInvestorPin }),
    ...(paidLateDays !== undefined && { late: { pin: childPin, days: paidLateDays } }),
    olderBills: given.history?.bills ?? 0,
  });
  const whole = withAfterSale(ledger, product, refundAccountOf(given));
  return moved === undefined ? whole : { ...whole, bills: moveDueDate(whole.bills, moved) };
}

function quotaOf({ quota = {} }: Given): World['quota'] {
  const status = quota.status ?? AccountStatus.Normal;
  const quotaStatus = quota.quotaStatus ?? QuotaStatus.Normal;
  const riskFrozenStatus = quota.riskFrozenStatus ?? RiskFrozenStatus.Normal;
  return {
    type: quota.type ?? QuotaType.Shared,
    fixed: cents(quota.fixed ?? 1_000_000),
    temporary: cents(quota.temporary ?? 200_000),
    held: cents(quota.held ?? 60_000),
    status,
    quotaStatus,
    riskFrozenStatus,
    frozenByOverdue: false,
    ...(isFrozen({ status, quotaStatus, riskFrozenStatus }) && { frozenSince: `${anchor} 08:00:00` }),
    heldSince: '2026-11-11 10:02:55',
    ...(quota.held === undefined && { heldOrderId: 'DD202611119003' }),
    ...(quota.temporary !== 0 && { temporaryExpiresOn: quota.temporaryExpiresOn ?? '2026-12-31' }),
    expiresOn: addDays(anchor, quota.daysUntilExpiration ?? 231),
  };
}

function openingOf({ opening = {}, increase = {} }: Given): World['opening'] {
  return {
    bpinUser: opening.enterpriseAccount ?? true,
    factoringType: opening.factoringType ?? 'CLEAR_FACTORING',
    flowType: opening.flowType ?? FlowType.Normal,
    needCompleteInfo: opening.informationIncomplete ?? true,
    upgradable: opening.upgradable ?? false,
    switches: {
      increaseEntrance: increase.entrance ?? TargetVersion.Open,
      newCreditRoute: opening.newCreditRoute ?? TargetVersion.Open,
    },
  };
}

function viewerOf({ viewer = {} }: Given): World['viewer'] {
  const parent = viewer.account !== 'child';
  return {
    loggedIn: viewer.loggedIn ?? true,
    pin: parent ? parentPin : childPin,
    account: parent ? AccountType.Parent : AccountType.Child,
    product: viewer.product === undefined ? ProductCode.EnterprisePurchasing : viewer.product,
    userTag: viewer.userTag ?? UserTag.Normal,
    admin: viewer.admin ?? true,
    ...(viewer.channel === undefined ? {} : { channel: viewer.channel }),
  };
}

/** Products are opened on the same day of a month, so many months before the anchor. */
function openingsOf(given: Given, product: ProductCode): World['openings'] {
  const openedOn = dayInMonth(
    addMonths(monthOf(anchor), -(given.member?.openedMonthsAgo ?? 29)),
    dayOfMonth(anchor),
  );
  const opened =
    given.opening?.opened === false ? [] : [{ product, openedOn, rule: given.cycle ?? Cycle.Monthly }];
  const others = (given.opening?.alsoOpened ?? []).map((code) => ({
    product: code,
    openedOn,
    rule: Cycle.Weekly,
  }));
  return [...opened, ...others];
}

/** What the ledger does not explain was accumulated before it. */
function carriedSavings(ledger: WholeLedger): World['savings'] {
  if (ledger.bills.length === 0) return { totalFunds: 0, interestFreeFunds: 0, couponDiscounts: 0 };
  const known = savings({ totalFunds: 0, interestFreeFunds: 0, couponDiscounts: 0 }, ledger);
  return {
    totalFunds: Math.max(0, cents(savingsAtAnchor.totalFunds) - known.totalFunds),
    interestFreeFunds: Math.max(0, cents(savingsAtAnchor.interestFreeFunds) - known.interestFreeFunds),
    couponDiscounts: cents(savingsAtAnchor.couponDiscounts),
  };
}

/** One bill of the past was paid from the overflow account, where this world has it paid. */
function paidFromOverflow(ledger: WholeLedger): {
  ledger: WholeLedger;
  paidByAccount?: { id: string; amount: number };
} {
  const paid = ledger.repayments.find((entry) => entry.submittedAt.startsWith('2026-11-01'));
  if (paid === undefined) return { ledger };
  const moved = { ...paid, source: RepaySource.Overflow, accountNo: overflowAccountNo };
  const repayments = ledger.repayments.map((entry) => (entry === paid ? moved : entry));
  return { ledger: { ...ledger, repayments }, paidByAccount: { id: paid.id, amount: paid.amount } };
}

export function makeWorld(given: Given, { seed, now }: MakeOptions): World {
  // Shared, but seeded anew for each world, which is made in one go.
  faker.seed(numberOf(seed));
  const viewer = viewerOf(given);
  const product = viewer.product ?? ProductCode.EnterprisePurchasing;
  const company = makeCompany(faker);
  const capped = given.quota?.type === QuotaType.Cap;
  const accounts = makeAccounts(faker, company.admin, viewer.userTag).map((account) => ({
    ...account,
    ...(account.pin === viewer.pin && given.cycle && { cycle: given.cycle }),
    ...(capped && { cap: capOf(account.type) }),
  }));
  const { ledger, paidByAccount } = paidFromOverflow(ledgerOf(faker, given, product, accounts));
  const start = instantOf(anchor, anchorTime);
  const world: World = {
    viewer,
    company,
    accounts,
    openings: openingsOf(given, product),
    opening: openingOf(given),
    quota: quotaOf(given),
    ...ledger,
    quickBill: null,
    savings: carriedSavings(ledger),
    member: {
      traded: cents(given.member?.traded ?? savingsAtAnchor.totalFunds),
      credit3Months: cents(given.member?.credit3Months ?? 1_200_000),
      updating: given.member?.updating ?? false,
    },
    coupons: makeCoupons(given),
    couponActivities: makeCouponActivities(given),
    contracts: makeContracts(given),
    contractPlaces: given.contracts?.places ?? ['serviceContract'],
    tasks: makeTasks(given),
    ads: (given.videoBanner ? withFilm(ads) : ads).filter((ad) => !given.withoutAds?.includes(ad.scene)),
    affiches: (given.affiches ?? []).map((kind) => affiches[kind]),
    popups: {
      welcome: given.popups?.welcome ?? false,
      ...(given.popups?.increaseUpTo === undefined ? {} : { increaseUpTo: cents(given.popups.increaseUpTo) }),
      marketCoupon: (given.coupons?.vip ?? 'none') !== 'none',
    },
    funds: given.funds?.none
      ? []
      : makeFunds({
          company: company.name,
          ...(paidByAccount && { repaid: paidByAccount }),
          overflowBalance: cents(given.funds?.overflowBalance ?? 86_300.45),
          pending: cents(given.funds?.pending ?? 0),
          repayMode: given.funds?.repayMode ?? 'ONLINE',
          guidanceRead: given.funds?.guidanceRead ?? false,
          withOverflow: !given.funds?.withoutOverflow,
          claimType: given.funds?.claimedBy === 'operator' ? ClaimType.OperatorClaim : ClaimType.SelfClaim,
        }),
    auth: makeAuth(given, now),
    increase: {
      methods: given.increase?.methods ?? [IncreaseMethod.File],
      upTo: cents(given.popups?.increaseUpTo ?? 2_000_000),
      files: [],
      applications: given.opening?.opened === false ? [] : [...pastApplications],
    },
    investors: makeInvestors(given.funds?.repayMode ?? 'ONLINE'),
    outcomes: {
      repay: given.repay?.outcome ?? 'success',
      instalment: given.instalment?.outcome ?? 'success',
      increase: given.increase?.outcome ?? 'success',
    },
    keys: {},
    clearTypeChanges: [],
    repaySetting: firstSetting(company.admin.phone),
    discountRules: viewer.userTag === UserTag.Pop ? [...popRules] : [],
    sms: [],
    settleProof: { showTab: given.settleProof?.showTab ?? true },
    monthPlus: {
      lastMonth: '2026-12',
      newCycleMonth: '2027-01',
      trialPeriod: '2026年10月至12月',
      redpoint: given.monthPlus?.redpoint ?? true,
      servRate: 0,
    },
    publicKey: Buffer.from(faker.string.alphanumeric(94)).toString('base64'),
  };
  return withUnderWay(advanceTo(world, Math.max(now, start)), given, now);
}
