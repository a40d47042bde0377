/** Everything the simulated provider knows about one company: plain JSON, integer cents, dates in Asia/Shanghai. */
import type { Affiche } from './notices/affiches.ts';
import type { Auth } from './company/auth.ts';
import type { ClearTypeChange } from './cycles/clearTypeChange.ts';
import type { Company, ProductOpening, PurchasingAccount } from './company/company.ts';
import type { Contract, ContractPlace } from './contracts/contracts.ts';
import type { Coupon, CouponActivity } from './benefits/coupons.ts';
import type { DiscountRuleEntry } from './cycles/discountRules.ts';
import type { FundAccount } from './funds/funds.ts';
import type { KnownKey } from './idempotency.ts';
import type { Increase } from './quota/increase.ts';
import type { Instalment } from './bills/instalments.ts';
import type { Investor } from './company/investors.ts';
import type { Member } from './benefits/member.ts';
import type { Opening } from './company/opening.ts';
import type { Popups } from './notices/popups.ts';
import type { QuickBillJob } from './bills/quickBill.ts';
import type { Quota } from './quota/quota.ts';
import type { Bill, Loan, Order, Refund, Repayment } from './ledger/records.ts';
import type { RepaySetting } from './repayment/repaySetting.ts';
import type { SavingsCarried } from './benefits/savings.ts';
import type { SceneAd } from './notices/scenes.ts';
import type { SmsCode } from './company/sms.ts';
import type { Task } from './benefits/tasks.ts';
import type { Viewer } from './company/viewer.ts';

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
