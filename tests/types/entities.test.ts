/**
 * Tests the entities of spec 1 §3 and spec 2 §3: each field list is checked against the generated type (by the compiler)
 * and against the contract's schema.
 */
import { expect, test } from 'vitest';
import type { components as Gateway } from '#generated/gateway/types.ts';
import type { components as Provisional } from '#generated/provisional/types.ts';
import type { components as Standard } from '#generated/standard/types.ts';
import { fieldsOf } from './shape.ts';

type G = Gateway['schemas'];
type S = Standard['schemas'];
type P = Provisional['schemas'];

const quota = [
  'creditLimit',
  'surplusQuota',
  'creditLimitU1',
  'creditLimitU3',
  'sumFrzQuota',
] as const satisfies (keyof G['UserQuota'])[];
const level = [
  'userLevel',
  'userTimeLevel',
  'userPromiseLevel',
  'userTradeAmount',
  'nextUserLevel',
  'nextLevelNeedTradeAmount',
  'updating',
] as const satisfies (keyof S['CompanyLevel'])[];
const highest = ['highestLevel'] as const satisfies (keyof S['CompanyLevel'])[];
const rules = ['levelRules'] as const satisfies (keyof S['CompanyLevel'])[];
const medals = ['timeMedal', 'vipMedal', 'unOverdueMedal'] as const satisfies (keyof S['MemberMedals'])[];
const activityCoupon = [
  'activityNo',
  'busiCode',
  'prizeType',
  'effectiveStartDate',
  'effectiveEndDate',
] as const satisfies (keyof S['ActivityCoupon'])[];
const sceneAd = [
  'id',
  'adType',
  'picLink',
  'title',
  'brief',
  'des1',
  'buttonInfo',
  'buttonLink',
  'remarks',
  'visitLink',
] as const satisfies (keyof G['Ad'])[];
const sceneAdMessage = ['message', 'msgDate'] as const satisfies (keyof G['Ad'])[];
const sceneAdExtra = [
  'startNewPageFlag',
  'clstag',
  'adCode',
  'imageSrc',
  'href',
] as const satisfies (keyof G['Ad'])[];
const flags = ['needFace', 'noFace'] as const satisfies (keyof G['ContractEntry'])[];
const contract = [
  'contractName',
  'contractNo',
  'templateNo',
  'templateVersion',
  'contractType',
  'signContractType',
] as const satisfies (keyof G['Contract'])[];
const repayTip = [
  'normalRepayAmount',
  'normalRepayDate',
  'overDueRepayAmount',
] as const satisfies (keyof G['RepayTip'])[];
const savings = [
  'saveAmount',
  'totalTransactionAmount',
  'freeInterestAmount',
  'discountsAmount',
] as const satisfies (keyof G['Savings'])[];
const popUpCoupon = ['activityId', 'activityName'] as const satisfies (keyof G['PopUpCoupon'])[];
const authResult = ['openStatus'] as const satisfies (keyof G['AuthResult'])[];
const billingCycle = [
  'text',
  'value',
  'modeText',
  'productCode',
  'serviceCharge',
  'dayValue',
  'desc',
  'accountingCycle',
  'billedDate',
  'lastPayDate',
  'flexible',
] as const satisfies (keyof P['ClearType'])[];
const planItem = [
  'settle',
  'planEndDate',
  'dueDate',
  'period',
  'periods',
  'nrDelin',
  'shouldRepayAmount',
  'pri',
  'nrInt',
  'rpri',
  'rint',
  'delin',
] as const satisfies (keyof P['PlanItem'])[];

for (const { id, service, schema, fields } of [
  { id: 'entity-quota', service: 'gateway', schema: 'UserQuota', fields: quota },
  { id: 'entity-member-level', service: 'standard', schema: 'CompanyLevel', fields: level },
  { id: 'entity-member-highestlevel', service: 'standard', schema: 'CompanyLevel', fields: highest },
  { id: 'entity-member-levelrules', service: 'standard', schema: 'CompanyLevel', fields: rules },
  { id: 'entity-member-medals', service: 'standard', schema: 'MemberMedals', fields: medals },
  { id: 'entity-activity-coupon', service: 'standard', schema: 'ActivityCoupon', fields: activityCoupon },
  { id: 'entity-scene-ad', service: 'gateway', schema: 'Ad', fields: sceneAd },
  { id: 'entity-scene-ad-message', service: 'gateway', schema: 'Ad', fields: sceneAdMessage },
  { id: 'entity-scene-ad-extra', service: 'gateway', schema: 'Ad', fields: sceneAdExtra },
  { id: 'entity-contract-flags', service: 'gateway', schema: 'ContractEntry', fields: flags },
  { id: 'entity-contract', service: 'gateway', schema: 'Contract', fields: contract },
  { id: 'entity-repay-tip', service: 'gateway', schema: 'RepayTip', fields: repayTip },
  { id: 'entity-savings', service: 'gateway', schema: 'Savings', fields: savings },
  { id: 'entity-popup-coupon', service: 'gateway', schema: 'PopUpCoupon', fields: popUpCoupon },
  { id: 'entity-auth-result', service: 'gateway', schema: 'AuthResult', fields: authResult },
  { id: 'entity-billing-cycle', service: 'provisional', schema: 'ClearTypeOption', fields: billingCycle },
  { id: 'entity-plan-item', service: 'provisional', schema: 'PlanItem', fields: planItem },
] as const)
  test(`${service} ${schema} has its fields`, { tags: [id] }, () => {
    expect(fieldsOf(service, schema)).toEqual(expect.arrayContaining([...fields]));
  });

test(
  'names the credit expiry daysUntilExpiration in standard, days at the gateway',
  { tags: ['entity-credit-expiry', 'entity-recredit-days'] },
  () => {
    const standard: S['AccessQualification'] = {
      accessType: 'CREDIT_EXPIRED',
      operationCode: 'APPLICABLE',
      data: { daysUntilExpiration: 28 },
    };
    const gateway: G['AccessQualification'] = {
      accessType: 'CREDIT_EXPIRED',
      operationCode: 'APPLICABLE',
      data: { days: 28 },
    };
    expect(fieldsOf('standard', 'AccessQualification')).toEqual(
      expect.arrayContaining(Object.keys(standard)),
    );
    expect(fieldsOf('gateway', 'AccessQualification')).toEqual(expect.arrayContaining(Object.keys(gateway)));
  },
);

test('returns contracts in two lists', { tags: ['entity-contract-lists'] }, () => {
  const split: G['UpgradeContracts'] = { noFaceContractList: [], faceContractList: [] };
  expect(fieldsOf('legacy', 'UpgradeContracts')).toEqual(Object.keys(split));
});

test('has four groups of member rights, each with its member', { tags: ['entity-member-rights'] }, () => {
  const rights: S['MemberRights'] = {
    billingPeriodRes: { periodList: ['5106'] },
    billingPeriodPriceRes: { priceList: [] },
    couponRightRes: { rights: [] },
    specialRightRes: { specialRightDesc: '' },
  };
  expect(fieldsOf('standard', 'MemberRights')).toEqual(Object.keys(rights));
});
