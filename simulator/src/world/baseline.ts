/** Makes the world of a scenario: the baseline, changed by its `given`. */
// Imports one locale only: loading all takes longer than making the world.
import { faker } from '@faker-js/faker/locale/zh_CN';
import { AccountType, type Cycle, IncreaseMethod, QuotaType, UserTag } from '#generated/shared/enums.ts';
import { ads, withFilm } from './baseline/ads.ts';
import { makeAuth, makeContracts, makeCouponActivities, makeCoupons, makeTasks } from './baseline/choices.ts';
import { generatedAccounts, generatedCompany, withRandomProduct, type WorldSize } from './baseline/drawn.ts';
import { emptyBook, makeFundBook } from './baseline/fundBook.ts';
import { fundOptions } from './baseline/fundOptions.ts';
import { makeFunds } from './baseline/funds.ts';
import { anchor, anchorTime, savingsAtAnchor } from './baseline/history.ts';
import { invoicesOf } from './baseline/invoices.ts';
import { carriedSavings, ledgerOf, paidFromOverflow } from './baseline/ledgerOf.ts';
import { affiches, applicationsOf, cancelledBefore, rebateInTransit } from './baseline/market.ts';
import { newcomerDefaults } from './baseline/newcomer.ts';
import { openedProductsOf, openingOf, viewerOf } from './baseline/openingOf.ts';
import { makePaySetting } from './baseline/paySetting.ts';
import { capOf, limitThird, makeAccounts, makeCompany, makeLogins, moreAccounts } from './baseline/people.ts';
import { publicKey } from './baseline/publicKey.ts';
import { quotaOf } from './baseline/quotaOf.ts';
import { withUnderWay } from './baseline/underWay.ts';
import { withCarried } from './benefits/tasks.ts';
import { makeInvestors } from './company/investors.ts';
import type { PurchasingAccount } from './company/schema.ts';
import { popRules } from './cycles/discountRules.ts';
import { advanceTo } from './events.ts';
import type { Given } from './given.ts';
import { knownAgent } from './opening/register.ts';
import { defaultProduct } from './products.ts';
import { firstSetting } from './repayment/repaySetting.ts';
import { instantOf, type Instant } from './values/calendar.ts';
import { cents } from './values/money.ts';
import type { World } from './world.ts';

export interface MakeOptions {
  /** Scenario name and session seed: the same text gives the same world, byte for byte. */
  seed: string;
  now: Instant;
  /** Size of a generated world; without it the baseline company. */
  size?: WorldSize;
}

/** FNV-1a hash: a stable seed for faker from any text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Returns an account with a cycle. A chosen repayment day belongs to the old cycle and is dropped (docs/decisions/0233). */
function withCycle(account: PurchasingAccount, cycle: Cycle): PurchasingAccount {
  const { lastPayDay: _own, ...rest } = account;
  return cycle === account.cycle ? account : { ...rest, cycle };
}

/** Returns the accounts with cycle, limit and status as the scenario states, and further ones if it states so. */
function statedAccounts(
  accounts: readonly PurchasingAccount[],
  given: Given,
  viewer: World['viewer'],
): PurchasingAccount[] {
  const isCapped = given.quota?.type === QuotaType.Cap;
  const stated = accounts.map((account) => ({
    ...(account.pin === viewer.pin && given.cycle ? withCycle(account, given.cycle) : account),
    ...(isCapped && { cap: capOf(account.type) }),
    ...(given.children?.status && account.pin !== viewer.pin && { status: given.children.status }),
  }));
  if (given.accounts?.usedUp) limitThird(stated);
  return given.accounts?.full ? [...stated, ...moreAccounts(stated, viewer.userTag)] : stated;
}

/** Returns the accounts. With `accounts.alone` only the parent is left, and the others are former accounts. */
function accountsOf(accounts: PurchasingAccount[], given: Given): Pick<World, 'accounts' | 'formerAccounts'> {
  if (!given.accounts?.alone) return { accounts, formerAccounts: [] };
  const isParent = ({ type }: PurchasingAccount) => type === AccountType.Parent;
  return {
    accounts: accounts.filter(isParent),
    formerAccounts: accounts.filter((account) => !isParent(account)),
  };
}

const memberOf = ({ member }: Given): World['member'] => ({
  traded: cents(member?.traded ?? savingsAtAnchor.totalFunds),
  credit3Months: cents(member?.credit3Months ?? 1_200_000),
  updating: member?.updating ?? false,
});

const popupsOf = ({ popups, coupons }: Given): World['popups'] => ({
  welcome: popups?.welcome ?? false,
  welcomed: [],
  firstSteps: [],
  ...(popups?.increaseUpTo === undefined ? {} : { increaseUpTo: cents(popups.increaseUpTo) }),
  marketCoupon: (coupons?.vip ?? 'none') !== 'none',
});

const increaseOf = (given: Given): World['increase'] => ({
  methods: given.increase?.methods ?? [IncreaseMethod.File],
  upTo: cents(given.popups?.increaseUpTo ?? 2_000_000),
  files: [],
  applications: given.opening?.opened === false ? [] : applicationsOf(given),
});

const outcomesOf = (given: Given): World['outcomes'] => ({
  repay: given.repay?.outcome ?? 'success',
  instalment: given.instalment?.outcome ?? 'success',
  increase: given.increase?.outcome ?? 'success',
  companyChange: given.companyChange?.outcome ?? 'success',
  agentChange: given.agentChange?.outcome ?? 'success',
  claim: given.funds?.claimOutcome ?? 'success',
  withdrawal: given.funds?.withdrawal === 'failed' ? 'failed' : (given.funds?.withdrawalOutcome ?? 'success'),
});

export function makeWorld(statements: Given, { seed, now, size }: MakeOptions): World {
  // All worlds share faker. Each reseeds it and is made in one run.
  faker.seed(hashOf(seed));
  const given = size ? withRandomProduct(faker, statements) : statements;
  const viewer = viewerOf(given);
  const product = viewer.product ?? defaultProduct;
  const known = makeCompany(faker);
  const company = size ? generatedCompany(faker, known) : known;
  const companyAccounts = makeAccounts(faker, { admin: company.admin, userTag: viewer.userTag, product });
  const accounts = statedAccounts(
    size ? generatedAccounts(faker, companyAccounts) : companyAccounts,
    given,
    viewer,
  );
  const { ledger, paidByAccount } = paidFromOverflow(ledgerOf(faker, given, product, accounts, size), given);
  const start = instantOf(anchor, anchorTime);
  const options = fundOptions(given, product, company, ledger.refunds, paidByAccount);
  const funds = given.funds?.none ? [] : makeFunds(options);
  const world: World = {
    viewer,
    company,
    ...accountsOf(accounts, given),
    logins: makeLogins(),
    openings: openedProductsOf(given, product),
    opening: openingOf(given),
    quota: quotaOf(given),
    ...ledger,
    quickBill: null,
    savings: carriedSavings(ledger),
    member: memberOf(given),
    coupons: makeCoupons(given),
    couponActivities: makeCouponActivities(given),
    contracts: makeContracts(given),
    contractPlaces: given.contracts?.places ?? ['serviceContract'],
    tasks: makeTasks(given),
    messages: {
      // Messages from before the start of the scenario are read.
      readUntil: Object.fromEntries(accounts.map(({ pin }) => [pin, `${anchor} 00:00:00`])),
      read: {},
      settings: {},
    },
    invoices: invoicesOf(company.name),
    ads: (given.videoBanner ? withFilm(ads) : ads).filter((ad) => !given.withoutAds?.includes(ad.scene)),
    affiches: (given.affiches ?? []).map((kind) => affiches[kind]),
    popups: popupsOf(given),
    funds,
    fundBook: given.funds?.none ? emptyBook : makeFundBook(options, funds),
    auth: makeAuth(given, now),
    increase: increaseOf(given),
    investors: makeInvestors(given.funds?.repayMode ?? 'ONLINE'),
    outcomes: outcomesOf(given),
    keys: {},
    clearTypeChanges: [],
    repaySetting: firstSetting(company.admin.phone),
    paySetting: makePaySetting(given.pay ?? {}, now),
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
    companyChanges: [],
    cancelled: cancelledBefore(given, product),
    agent: knownAgent,
    agentChanges: [],
    rebates: given.rebate ? [{ ...rebateInTransit }] : [],
    certificates: [],
    approvals: { setting: { deciders: [] }, requests: [] },
    calendarLinks: [],
    operations: [],
    verification: { unknown: [] },
    savedViews: { made: 0, list: [] },
    publicKey,
  };
  const whole = { ...world, ...newcomerDefaults(world, given) };
  // The world is made as of the anchor; the events from then until the scenario's time happen now.
  return withUnderWay(advanceTo(withCarried(whole), Math.max(now, start)), given, now);
}
