/** Everything the simulated provider knows about one company: plain JSON, integer cents, dates in Asia/Shanghai. */
import type { Affiche } from './affiches.ts';
import type { Auth } from './auth.ts';
import type { ClearTypeChange } from './clearTypeChange.ts';
import type { Company, ProductOpening, PurchasingAccount } from './company.ts';
import type { Contract, ContractPlace } from './contracts.ts';
import type { Coupon, CouponActivity } from './coupons.ts';
import type { DiscountRuleEntry } from './discountRules.ts';
import type { FundAccount } from './funds.ts';
import type { KnownKey } from './idempotency.ts';
import type { Increase } from './increase.ts';
import type { Instalment } from './instalments.ts';
import type { Investor } from './investors.ts';
import type { Member } from './member.ts';
import type { Opening } from './opening.ts';
import type { Popups } from './popups.ts';
import type { QuickBillJob } from './quickBill.ts';
import type { Quota } from './quota.ts';
import type { Bill, Loan, Order, Refund, Repayment } from './records.ts';
import type { RepaySetting } from './repaySetting.ts';
import type { SavingsCarried } from './savings.ts';
import type { SceneAd } from './scenes.ts';
import type { SmsCode } from './sms.ts';
import type { Task } from './tasks.ts';
import type { Viewer } from './viewer.ts';

/** How things under way end; QA chooses. */
interface Outcomes {
  repay: 'success' | 'failed';
  instalment: 'success' | 'failed';
  increase: 'success' | 'failed';
}

export interface World {
  viewer: Viewer;
  company: Company;
  accounts: PurchasingAccount[];
  openings: ProductOpening[];
  opening: Opening;
  quota: Quota;
  orders: Order[];
  loans: Loan[];
  bills: Bill[];
  repayments: Repayment[];
  refunds: Refund[];
  instalments: Instalment[];
  investors: Investor[];
  outcomes: Outcomes;
  /** Idempotency keys of everything that moves money, and what their first request made. */
  keys: Record<string, KnownKey>;
  clearTypeChanges: ClearTypeChange[];
  repaySetting: RepaySetting;
  discountRules: DiscountRuleEntry[];
  sms: SmsCode[];
  quickBill: QuickBillJob | null;
  savings: SavingsCarried;
  member: Member;
  coupons: Coupon[];
  couponActivities: CouponActivity[];
  contracts: Contract[];
  contractPlaces: ContractPlace[];
  tasks: Task[];
  ads: SceneAd[];
  affiches: Affiche[];
  popups: Popups;
  funds: FundAccount[];
  auth: Auth;
  increase: Increase;
  /** Settle certificate: the tab is offered. */
  settleProof: { showTab: boolean };
  monthPlus: {
    lastMonth: string;
    newCycleMonth: string;
    trialPeriod: string;
    redpoint: boolean;
    servRate: number;
  };
  publicKey: string;
}
