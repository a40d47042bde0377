/** Defines the twelve operations of the standard service: accounts, requests, refusals and responses. */
import type { Level, User } from './company.ts';
import { company, daysBetween } from './company.ts';
import type { Body, Rule } from './complaints.ts';
import { filledText, flag, listOf, maybeObject, maybeOneOf, maybeText, oneOf, text } from './complaints.ts';

/** An operation. */
export interface Operation {
  readonly rules: readonly Rule[];
  /** True if it needs no login. */
  readonly open?: true;
  /** True if it is refused when the page was loaded for another login. */
  readonly write?: true;
  /** Refusals in order: the first that applies is returned. */
  readonly refusals?: readonly (readonly [
    code: string,
    applies: (user: User | undefined, body: Body) => boolean,
  ])[];
  readonly answer: (body: Body, user: User | undefined) => unknown;
}

const products = [
  ...['12000', '12003', '12007', '12008', '12010', '12011', '12012', '12015'],
  ...['12017', '12019', '12023', '12025', '12029', '12035', '12037'],
];
const product = oneOf('productCode', products);

/** Returns the index of the highest level whose amount has been traded. */
const reached = (): number => company.levels.findLastIndex(({ from }) => company.tradedYuan >= from);

/** Mean length of a month: 365.25 days / 12. */
const DAYS_PER_MONTH = 30.44;

/** Returns how long the company has been a customer, as the contract's enum value. */
function customerSince(): string {
  const months = Math.floor(daysBetween(company.openedOn, company.today) / DAYS_PER_MONTH);
  const steps = [
    [48, 'm48_plus'],
    [36, 'm36_48'],
    [12, 'm12_36'],
    [6, 'm6_12'],
    [3, 'm3_6'],
  ] as const;
  return steps.find(([from]) => months >= from)?.[1] ?? 'm0_3';
}

/** Returns the level for the months without an overdue bill. */
function promiseLevel(): string | undefined {
  if (company.onTimeMonths >= 12) return 'diamond';
  return company.onTimeMonths >= 6 ? 'gold' : undefined;
}

let checks = 0;
const newCheck = ({ returnUrl }: Body) => {
  checks += 1;
  const authFlowNo = `CHK-${String(checks).padStart(6, '0')}`;
  const verifyUrl = `/verify/${authFlowNo}?back=${encodeURIComponent(String(returnUrl))}`;
  return { needAuth: true, isUpperFailLimit: false, verifyUrl, authFlowNo };
};

const authRules: readonly Rule[] = [
  filledText('bizType'),
  filledText('returnUrl'),
  maybeText('attach'),
  maybeText('fingerprint'),
  maybeObject('extData'),
  maybeObject('bizParam'),
];

const switchOf = (name: unknown) => ({
  targetVersion: company.openSwitches.includes(String(name)) ? 'OPEN' : 'CLOSE',
});

function qualification(entry: Body): unknown {
  const { accessType, accessSubType } = entry;
  const left = daysBetween(company.today, company.creditExpiresOn);
  const expires = accessType === 'CREDIT_EXPIRED' && left <= 60;
  const upgrades = accessType === 'NEW' && accessSubType !== undefined && !company.products.includes('12025');
  return {
    accessType,
    ...(accessSubType !== undefined && { accessSubType }),
    operationCode: expires || upgrades ? 'APPLICABLE' : 'NOT_QUALIFIED',
    ...(expires && { data: { daysUntilExpiration: left } }),
  };
}

const rights = ({ cycles, coupons, special }: Level) => ({
  billingPeriodRes: { periodList: Object.keys(cycles) },
  billingPeriodPriceRes: {
    priceList: Object.entries(cycles).map(([cycle, serviceCharge]) => ({ cycle, serviceCharge })),
  },
  couponRightRes: {
    rights: coupons.map(({ title, yuan, count }) => ({
      couponName: title,
      couponAmount: yuan,
      couponNum: count,
    })),
  },
  specialRightRes: { specialRightDesc: special },
});

function progress() {
  const at = reached();
  const next = company.levels[at + 1];
  return {
    userLevel: company.levels[at]?.level,
    userTimeLevel: customerSince(),
    userPromiseLevel: promiseLevel(),
    userTradeAmount: company.tradedYuan,
    ...(next && {
      nextUserLevel: next.level,
      nextLevelNeedTradeAmount: Math.round((next.from - company.tradedYuan) * 100) / 100,
    }),
    highestLevel: next === undefined,
    updating: company.levelUpdating,
    levelRules: company.levels.map(({ level, from }) => ({ level, tradeAmount: from })),
  };
}

function openInfo({ defaultProductCode }: Body, user: User | undefined) {
  const productCode = defaultProductCode ?? '12003';
  if (!user) return { productCode, code: 'NOT_LOGIN', extMap: {} };
  const code = company.products.includes(String(productCode)) ? 'OPENED' : 'UNOPENED';
  return { productCode, code, extMap: { companyName: company.name, bpinUser: true } };
}

function couponSummary() {
  const [first] = company.coupons;
  return {
    availableCouponNum: company.coupons.length,
    waitReceiveCouponNum: company.channelCoupons.length,
    isAboutExpire: company.coupons.some(({ until }) => daysBetween(company.today, until) <= 7),
    ...(first && { myCoupon: { couponId: first.id, couponAmount: first.yuan } }),
  };
}

const channelCoupons = () =>
  company.channelCoupons.map(({ no, business, kind, from, to, title, yuan }) => ({
    activityNo: no,
    busiCode: business,
    prizeType: kind,
    effectiveStartDate: from,
    effectiveEndDate: to,
    activityName: title,
    couponAmount: yuan,
  }));

const page = '/jcstd-api/jc/stdjc/page';

/** Operations by path; all of them use POST. */
export const operations: Readonly<Record<string, Operation>> = {
  [`${page}/access/queryUserAccessQualification`]: {
    rules: [
      listOf(
        'requiredAccessTypeInfoList',
        oneOf('accessType', ['NEW', 'CREDIT_EXPIRED']),
        maybeOneOf('accessSubType', ['XTL_OPEN_BSHOP']),
      ),
    ],
    refusals: [
      ['E1200009', (user) => user?.qualificationInReview === true],
      ['E1200010', (user) => user?.refusedLately === true],
    ],
    answer: ({ requiredAccessTypeInfoList }) => (requiredAccessTypeInfoList as Body[]).map(qualification),
  },
  [`${page}/auth/checkNeedAuth`]: {
    rules: authRules,
    refusals: [['0170022', (user) => user?.realNameMissing === true]],
    answer: () => ({ needAuth: false, isUpperFailLimit: false }),
  },
  [`${page}/auth/queryAcpAuthUrl`]: {
    rules: authRules,
    write: true,
    refusals: [['0170029', (user) => user?.checkRunning === true]],
    answer: newCheck,
  },
  [`${page}/companyLevel/queryCompanyLevelMedals`]: {
    rules: [product],
    answer: () => ({
      timeMedal: { lit: true, level: customerSince() },
      vipMedal: { lit: company.vip },
      unOverdueMedal: { lit: promiseLevel() !== undefined, level: promiseLevel() },
    }),
  },
  [`${page}/companyLevel/queryCompanyLevelProgress`]: { rules: [product], answer: progress },
  [`${page}/companyLevel/queryCompanyLevelRights`]: {
    rules: [
      oneOf(
        'userLevel',
        company.levels.map(({ level }) => level),
      ),
    ],
    answer: ({ userLevel }) => rights(company.levels.find(({ level }) => level === userLevel)!),
  },
  [`${page}/coupon/queryAvailChannelCoupons`]: {
    rules: [product, text('eid'), maybeText('fp'), maybeText('sdkToken')],
    refusals: [
      ['0000016', (user) => user?.identityUnknown === true],
      ['0000099', (user) => user?.riskyDevice === true],
      ['0000019', (user) => user?.channelIdle === true],
      ['0000021', (user) => user?.channelSoldOut === true],
    ],
    answer: () => ({ channelCoupons: channelCoupons() }),
  },
  [`${page}/coupon/queryCouponInfo`]: { rules: [product], answer: couponSummary },
  [`${page}/product/queryProductOpenInfo`]: {
    rules: [maybeOneOf('defaultProductCode', products), flag('needLogin'), maybeText('enChannel')],
    open: true,
    refusals: [
      ['0000006', (user, { needLogin }) => user === undefined && needLogin === true],
      ['0000029', (user) => user?.channelDown === true],
      ['E1200007', (user) => user?.openingOther === true],
      ['E1200008', (user) => user?.companyInVerification === true],
    ],
    answer: openInfo,
  },
  [`${page}/route/computeActionCodeVersion`]: {
    rules: [product, filledText('actionCode')],
    answer: ({ actionCode }) => switchOf(actionCode),
  },
  [`${page}/settleProof/settleProofSignCheck`]: {
    rules: [product],
    refusals: [
      ['E9000002', (user) => user?.parent !== true],
      ['E9000003', (_user, { productCode }) => productCode !== '12003' && productCode !== '12025'],
    ],
    answer: () => ({ showTab: true }),
  },
  '/jcstd-api/std/page/std-platform/router/versionCompute': {
    rules: [product, filledText('scene')],
    open: true,
    answer: ({ scene }) => switchOf(scene),
  },
};
