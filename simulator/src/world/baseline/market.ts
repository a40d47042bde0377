/** Coupons, tasks, notices and earlier applications of the baseline, and events that a scenario adds. */
import {
  IncreaseMethod,
  IncreaseStatus,
  PrizeType,
  ProductCode,
  TaskDimension,
} from '#generated/shared/enums.ts';
import type { Coupon, CouponActivity, Task } from '../benefits/schema.ts';
import type { Cancelled, Rebate } from '../cancellation/schema.ts';
import type { Given } from '../given.ts';
import type { Affiche } from '../notices/schema.ts';
import type { IncreaseApplication } from '../quota/schema.ts';
import { cents } from '../values/money.ts';
import { anchor, anchorTime } from './history.ts';
import { parentPin } from './people.ts';

const yearEnd = '2026-12-31 23:59:59';
const november = { begin: '2026-11-01 00:00:00', end: '2026-11-30 23:59:59' } as const;

const everyProduct = Object.values(ProductCode);

/** Held coupons. The first expires soon; the last is a discount on the service fee. */
export const coupons: readonly Coupon[] = [
  {
    id: 'YHQ202611120001',
    activityId: 'HD20261001001',
    name: '100元还款券',
    prizeType: PrizeType.FullReduction,
    amount: cents(100),
    threshold: cents(50_000),
    products: everyProduct,
    desc: '还款金额满50,000.00元可用',
    validFrom: '2026-10-15 00:00:00',
    validTo: '2026-11-16 23:59:59',
  },
  {
    id: 'YHQ202611120002',
    activityId: 'HD20261101002',
    name: '80元还款券',
    prizeType: PrizeType.FullReduction,
    amount: cents(80),
    threshold: cents(20_000),
    products: everyProduct,
    desc: '还款金额满20,000.00元可用',
    validFrom: '2026-11-01 00:00:00',
    validTo: yearEnd,
  },
  {
    id: 'YHQ202611120003',
    activityId: 'HD20261101003',
    name: '服务费9.5折券',
    prizeType: PrizeType.Discount,
    amount: cents(30),
    discount: 9.5,
    threshold: 0,
    products: everyProduct,
    desc: '账单服务费9.5折，最高抵扣30.00元',
    validFrom: '2026-11-01 00:00:00',
    validTo: yearEnd,
  },
];

/** Past coupons: one used in the ledger's past, one expired. */
export const pastCoupons: readonly Coupon[] = [
  {
    id: 'YHQ202609200015',
    activityId: 'HD20260920001',
    name: '50元还款券',
    prizeType: PrizeType.FullReduction,
    amount: cents(50),
    threshold: cents(10_000),
    products: everyProduct,
    desc: '还款金额满10,000.00元可用',
    validFrom: '2026-04-20 00:00:00',
    validTo: '2026-05-31 23:59:59',
    usedBy: 'HK2026051800000311',
    usedAt: '2026-05-18 10:20:06',
  },
  {
    id: 'YHQ202609010009',
    activityId: 'HD20260901001',
    name: '60元还款券',
    prizeType: PrizeType.FullReduction,
    amount: cents(60),
    threshold: cents(30_000),
    products: everyProduct,
    desc: '还款金额满30,000.00元可用',
    validFrom: '2026-09-01 00:00:00',
    validTo: '2026-10-31 23:59:59',
  },
];

const toReceive = (activityId: string, name: string, amount: number): CouponActivity => ({
  activityId,
  name,
  busiCode: 'JCQY',
  prizeType: PrizeType.FullReduction,
  amount: cents(amount),
  stock: 200,
  vipOnly: false,
  drawn: false,
  validFrom: november.begin,
  validTo: yearEnd,
});

/** Two coupons in the coupon centre. */
export const couponActivities: readonly CouponActivity[] = [
  toReceive('HD20261111001', '采购满减券', 50),
  toReceive('HD20261111002', '办公用品券', 20),
];

/** Three coupons in the VIP pop-up. */
export const vipActivities = (stock: number): CouponActivity[] =>
  (
    [
      ['HD20261112101', 'VIP采购满减券', 200],
      ['HD20261112102', 'VIP还款立减券', 100],
      ['HD20261112103', 'VIP办公专享券', 50],
    ] as const
  ).map(([activityId, name, amount]) => ({ ...toReceive(activityId, name, amount), vipOnly: true, stock }));

const anchorMoment = `${anchor} ${anchorTime}`;

/**
 * Tasks: four are joined and current, one is current but not joined, one is future and one past. `carried` is the progress
 * from before the records of this world.
 */
export const tasks: readonly Task[] = [
  {
    activityNo: 'RW2026110001',
    joinId: 'CY2026110001',
    name: '十一月采购满减返现',
    type: '采购任务',
    dimension: TaskDimension.OrderAmount,
    carried: cents(128_640),
    target: cents(300_000),
    ...november,
    countsFrom: november.begin,
    reward: '返现600.00元',
    rewardAmount: cents(600),
  },
  {
    activityNo: 'RW2026110002',
    joinId: 'CY2026110002',
    name: '易捷付还款返现',
    type: '还款任务',
    dimension: TaskDimension.EasyPayRepaymentAmount,
    carried: cents(54_464.2),
    target: cents(80_000),
    ...november,
    countsFrom: november.begin,
    reward: '返现120.00元',
    rewardAmount: cents(120),
  },
  {
    activityNo: 'RW2026110003',
    joinId: 'CY2026110003',
    name: '办公用品下单返券',
    type: '下单任务',
    dimension: TaskDimension.OrderCount,
    carried: 7,
    target: 10,
    ...november,
    countsFrom: anchorMoment,
    goods: ['办公', '打印'],
    reward: '满5000减50元券',
  },
  {
    activityNo: 'RW2026110004',
    joinId: 'CY2026110004',
    name: '劳保用品采购返现',
    type: '采购任务',
    dimension: TaskDimension.OrderAmount,
    carried: cents(9_860),
    target: cents(20_000),
    ...november,
    countsFrom: anchorMoment,
    goods: ['劳保', '安全帽'],
    reward: '返现80.00元',
    rewardAmount: cents(80),
  },
  {
    activityNo: 'RW2026110005',
    name: '双十二备货返现',
    type: '采购任务',
    dimension: TaskDimension.OrderAmount,
    carried: 0,
    target: cents(150_000),
    begin: '2026-11-10 00:00:00',
    end: '2026-12-12 23:59:59',
    countsFrom: '2026-11-10 00:00:00',
    reward: '返现300.00元',
    rewardAmount: cents(300),
  },
  {
    activityNo: 'RW2026120001',
    name: '年终采购返现',
    type: '采购任务',
    dimension: TaskDimension.OrderAmount,
    carried: 0,
    target: cents(400_000),
    begin: '2026-12-01 00:00:00',
    end: yearEnd,
    countsFrom: '2026-12-01 00:00:00',
    reward: '返现900.00元',
    rewardAmount: cents(900),
  },
  {
    activityNo: 'RW2026100001',
    joinId: 'CY2026100001',
    name: '十月采购返现',
    type: '采购任务',
    dimension: TaskDimension.OrderAmount,
    carried: cents(200_000),
    target: cents(200_000),
    begin: '2026-10-01 00:00:00',
    end: '2026-10-31 23:59:59',
    countsFrom: anchorMoment,
    reward: '返现400.00元',
    rewardAmount: cents(400),
  },
];

export const affiches: Record<'feature' | 'contract', Affiche> = {
  feature: {
    afficheNo: 'GG20261101',
    title: '账单功能升级',
    content: '<p>账单还款页面已升级，可按账期查看与还款。</p>',
    jumpPCUrl: '/front/company/billListNew',
    buttonText: '立即查看',
    remindButton: true,
    closeButton: true,
    aboutContracts: false,
  },
  contract: {
    afficheNo: 'GG20261102',
    title: '服务合同升级',
    content: '<p>企业金采服务合同已更新，请签署最新合同。</p>',
    pcUrl: '/front/company/serviceContract',
    buttonText: '去签署',
    remindButton: true,
    closeButton: true,
    aboutContracts: true,
  },
};

/** Earlier applications for a higher limit: one successful, one refused. */
const pastApplications: readonly IncreaseApplication[] = [
  {
    id: 'TE2026020800000001',
    method: IncreaseMethod.File,
    status: IncreaseStatus.Refused,
    limitBefore: cents(1_000_000),
    fileIds: [],
    submittedAt: '2026-02-08 14:00:00',
    finishedAt: '2026-02-10 11:30:00',
    refuseReason: '资料不清晰，请重新上传',
  },
  {
    id: 'TE2026060100000002',
    method: IncreaseMethod.Auto,
    status: IncreaseStatus.Approved,
    limitBefore: cents(1_000_000),
    limitAfter: cents(1_200_000),
    fileIds: [],
    submittedAt: '2026-06-01 09:00:00',
    finishedAt: '2026-06-01 09:00:02',
  },
];

/** Returns past applications: one of each kind that a scenario names, then those of the baseline. */
export const applicationsOf = ({ increase }: Given): IncreaseApplication[] => [
  ...(increase?.past ?? []).map((method, index): IncreaseApplication => ({
    id: `TE202512100000000${String(index + 1)}`,
    method,
    status: IncreaseStatus.Approved,
    limitBefore: cents(900_000 + index * 50_000),
    limitAfter: cents(950_000 + index * 50_000),
    fileIds: [],
    submittedAt: `2025-12-${String(10 + index)} 09:30:00`,
    finishedAt: `2025-12-${String(10 + index)} 09:30:02`,
  })),
  ...pastApplications,
];

/** Returns the earlier cancellation that a scenario states: in spring; the product was opened again since. */
export const cancelledBefore = ({ cancelledBefore: reason }: Given, product: ProductCode): Cancelled[] =>
  reason === undefined
    ? []
    : [{ cancelNo: 'ZX2026031800000001', product, reason, at: '2026-03-18 15:20:00', pin: parentPin }];

/** A cashback on its way to the company's bank account. */
export const rebateInTransit: Rebate = {
  id: 'FL2026111000000001',
  name: '易捷付还款返现',
  amount: cents(120),
  arrivesAt: '2026-11-15 10:00:00',
};
