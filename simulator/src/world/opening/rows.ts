/** Opening of products: the flow is the same for all, and a row has the differences (spec 1 §1, §2, §6; assumed). */
import {
  ContactRole,
  Cycle,
  OpeningMaterial,
  OpeningStep,
  Relationship,
  VerifyWay,
} from '#generated/shared/enums.ts';
import { cents } from '../values/money.ts';
import type { MaterialRule } from './schema.ts';

export interface ContactRule {
  readonly roles: readonly ContactRole[];
  /** Roles that occur exactly once. */
  readonly once: readonly ContactRole[];
  /** Roles that must name a relationship to the legal person or the company. */
  readonly relationshipFor: readonly ContactRole[];
  readonly min: number;
}

export interface OpeningRow {
  readonly steps: readonly OpeningStep[];
  readonly ways: readonly VerifyWay[];
  readonly contacts: ContactRule;
  readonly materials: readonly MaterialRule[];
  readonly limitUpTo: number;
  readonly freeDays: number;
  readonly maxPeriods: number;
  /** Limit after a passed audit. */
  readonly limit: number;
  readonly cycle: Cycle;
}

/** The restricted list (spec 1 §6). */
export const restrictedRoles: readonly ContactRole[] = [
  ContactRole.LegalRepresentative,
  ContactRole.FinanceHead,
  ContactRole.ActualController,
  ContactRole.BusinessHead,
];

export const maxContacts = 5;

const restricted: ContactRule = {
  roles: restrictedRoles,
  once: [ContactRole.FinanceHead, ContactRole.ActualController],
  relationshipFor: [ContactRole.FinanceHead],
  min: 2,
};

const anyRole: ContactRule = {
  roles: Object.values(ContactRole),
  once: [],
  relationshipFor: [ContactRole.Spouse, ContactRole.DirectRelative, ContactRole.FinanceHead],
  min: 1,
};

const licence: MaterialRule = {
  type: OpeningMaterial.BusinessLicense,
  desc: '最新年检的营业执照',
  min: 1,
  max: 2,
};
const idCard: readonly MaterialRule[] = [
  { type: OpeningMaterial.LegalIdFront, desc: '法定代表人身份证人像面', min: 1, max: 1 },
  { type: OpeningMaterial.LegalIdBack, desc: '法定代表人身份证国徽面', min: 1, max: 1 },
];
const invoices: MaterialRule = { type: OpeningMaterial.Invoice, desc: '近6个月增值税发票', min: 1, max: 12 };
const bankFlow: MaterialRule = {
  type: OpeningMaterial.BankFlow,
  desc: '近6个月对公账户流水',
  min: 0,
  max: 4,
};
const drugLicence: MaterialRule = {
  type: OpeningMaterial.DrugLicense,
  desc: '药品经营许可证',
  min: 1,
  max: 2,
};
const tradeContract: MaterialRule = {
  type: OpeningMaterial.TradeContract,
  desc: '与核心企业的贸易合同',
  min: 1,
  max: 5,
};

export const company: OpeningRow = {
  steps: Object.values(OpeningStep),
  ways: [VerifyWay.Redirect, VerifyWay.Transfer, VerifyWay.Face],
  contacts: anyRole,
  materials: [licence, ...idCard, invoices, bankFlow],
  limitUpTo: cents(2_000_000),
  freeDays: 21,
  maxPeriods: 12,
  limit: cents(500_000),
  cycle: Cycle.Monthly,
};

export const mall: OpeningRow = { ...company, contacts: restricted };

export const distribution: OpeningRow = {
  ...company,
  limitUpTo: cents(1_000_000),
  limit: cents(300_000),
  maxPeriods: 0,
};

export const factoring: OpeningRow = {
  ...company,
  contacts: restricted,
  materials: [licence, ...idCard, tradeContract, bankFlow],
  limitUpTo: cents(5_000_000),
  freeDays: 0,
  maxPeriods: 0,
  limit: cents(800_000),
};

/** The pharmacy supplies its buyers' company and real name. */
export const pharmacyPop: OpeningRow = {
  ...company,
  steps: [OpeningStep.Business, OpeningStep.Materials, OpeningStep.Sign],
  materials: [licence, drugLicence],
  freeDays: 0,
  maxPeriods: 0,
  limitUpTo: cents(500_000),
  limit: cents(200_000),
  cycle: Cycle.Weekly,
};

export const relationships: readonly Relationship[] = Object.values(Relationship);
