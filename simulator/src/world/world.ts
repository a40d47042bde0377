/**
 * Everything the simulated provider knows about one company: plain JSON, integer cents, dates in Asia/Shanghai. The schema
 * is the source of the type, and what a world that people made by hand is held against (control/soundWorld.ts).
 */
import { Type, type Static } from 'typebox';
import { KnownLogin } from './accounts/schema.ts';
import { Agent, AgentChange } from './agent/schema.ts';
import { Approvals } from './approvals/schema.ts';
import { Coupon, CouponActivity, Member, SavingsCarried, Task } from './benefits/schema.ts';
import { Instalment, QuickBillJob } from './bills/schema.ts';
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

/** How things under way end; QA chooses. */
export const Outcome = Type.Enum(['success', 'failed']);
export type Outcome = Static<typeof Outcome>;

export const World = record({
  viewer: Viewer,
  company: Company,
  accounts: Type.Array(PurchasingAccount),
  /** Deleted, and still the buyers of what they bought. */
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
  /** Idempotency keys of everything that moves money, and what their first request made. */
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
  /** What the tax office knows. */
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
  /** Applications to change the company's data, in the order of their submission. */
  companyChanges: Type.Array(CompanyChange),
  /** Who handles the factoring business, and the applications to change him, in the order of their submission. */
  agent: Agent,
  agentChanges: Type.Array(AgentChange),
  /** Products that were cancelled, whatever became of them since. */
  cancelled: Type.Array(Cancelled),
  rebates: Type.Array(Rebate),
  certificates: Type.Array(SettleCertificate),
  /** A second pair of eyes: above which amount, whose, and what waits for them. */
  approvals: Approvals,
  /** Every write of whoever was logged in, the oldest first. */
  operations: Type.Array(OperationEntry),
});
export type World = Static<typeof World>;
