/**
 * State of the simulated provider for one company: plain JSON, integer cents, dates in Asia/Shanghai. The schema is
 * the source of the type, and validates worlds edited by hand (control/worldMaker.ts).
 */
import { Type, type Static } from 'typebox';
import { KnownLogin } from './accounts/schema.ts';
import { Agent, AgentChange } from './agent/schema.ts';
import { Approvals } from './approvals/schema.ts';
import { Coupon, CouponActivity, Member, SavingsCarried, Task } from './benefits/schema.ts';
import { Instalment, QuickBillJob } from './bills/schema.ts';
import { CalendarLink } from './calendarLinks/schema.ts';
import { Cancelled, Rebate } from './cancellation/schema.ts';
import { SettleCertificate } from './certificates/schema.ts';
import {
  Auth,
  Company,
  Investor,
  Opening,
  ProductOpening,
  PurchasingAccount,
  SmsCode,
  Viewer,
} from './company/schema.ts';
import { CompanyChange } from './companyInfo/schema.ts';
import { Contract, ContractPlace } from './contracts/schema.ts';
import { ClearTypeChange, DiscountRuleEntry } from './cycles/schema.ts';
import { FundAccount, FundBook } from './funds/schema.ts';
import { Invoice } from './invoices/schema.ts';
import { Bill, Loan, Order, Refund, Repayment } from './ledger/schema.ts';
import { Messages } from './messages/schema.ts';
import { Affiche, Popups, SceneAd } from './notices/schema.ts';
import { OperationEntry } from './operations/schema.ts';
import { PaySetting } from './payment/schema.ts';
import { Increase, Quota } from './quota/schema.ts';
import { KnownKey, RepaySetting } from './repayment/schema.ts';
import { orNull, rate, record } from './values/schema.ts';
import { Verification } from './verification/schema.ts';
import { SavedViews } from './views/schema.ts';

/** Outcome of operations in progress; the tester chooses. */
export const Outcome = Type.Enum(['success', 'failed']);
export type Outcome = Static<typeof Outcome>;

export const World = record({
  viewer: Viewer,
  company: Company,
  accounts: Type.Array(PurchasingAccount),
  /** Deleted accounts, which stay the buyers of their purchases. */
  formerAccounts: Type.Array(PurchasingAccount),
  logins: Type.Array(KnownLogin),
  openings: Type.Array(ProductOpening),
  opening: Opening,
  quota: Quota,
  orders: Type.Array(Order),
  loans: Type.Array(Loan),
  bills: Type.Array(Bill),
  repayments: Type.Array(Repayment),
  refunds: Type.Array(Refund),
  instalments: Type.Array(Instalment),
  investors: Type.Array(Investor),
  outcomes: record({
    repay: Outcome,
    instalment: Outcome,
    increase: Outcome,
    companyChange: Outcome,
    agentChange: Outcome,
    claim: Outcome,
    withdrawal: Outcome,
  }),
  /** Idempotency keys of requests, with the result of the first request of each. */
  keys: Type.Record(Type.String(), KnownKey),
  clearTypeChanges: Type.Array(ClearTypeChange),
  repaySetting: RepaySetting,
  paySetting: PaySetting,
  discountRules: Type.Array(DiscountRuleEntry),
  sms: Type.Array(SmsCode),
  quickBill: orNull(QuickBillJob),
  savings: SavingsCarried,
  member: Member,
  coupons: Type.Array(Coupon),
  couponActivities: Type.Array(CouponActivity),
  contracts: Type.Array(Contract),
  contractPlaces: Type.Array(ContractPlace),
  tasks: Type.Array(Task),
  messages: Messages,
  /** Invoices in the tax office's register. */
  invoices: Type.Array(Invoice),
  ads: Type.Array(SceneAd),
  affiches: Type.Array(Affiche),
  popups: Popups,
  funds: Type.Array(FundAccount),
  fundBook: FundBook,
  auth: Auth,
  increase: Increase,
  /** Settle certificate: the tab is offered. */
  settleProof: record({ showTab: Type.Boolean() }),
  monthPlus: record({
    lastMonth: Type.String(),
    newCycleMonth: Type.String(),
    trialPeriod: Type.String(),
    redpoint: Type.Boolean(),
    servRate: rate,
  }),
  publicKey: Type.String(),
  /** Applications to change company data, in order of submission. */
  companyChanges: Type.Array(CompanyChange),
  /** The factoring agent, and applications to change it in order of submission. */
  agent: Agent,
  agentChanges: Type.Array(AgentChange),
  /** Cancelled products, including ones opened again. */
  cancelled: Type.Array(Cancelled),
  rebates: Type.Array(Rebate),
  certificates: Type.Array(SettleCertificate),
  /** Approvals: threshold, deciders, and requests, also decided ones. */
  approvals: Approvals,
  /** Calendar subscriptions, one per login and product. */
  calendarLinks: Type.Array(CalendarLink),
  /** The latest writes of the logins, oldest first. */
  operations: Type.Array(OperationEntry),
  /** Checks of printed documents. */
  verification: Verification,
  savedViews: SavedViews,
});
export type World = Static<typeof World>;
