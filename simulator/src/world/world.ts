/** Everything the simulated provider knows about one company: plain JSON, integer cents, dates in Asia/Shanghai. */
import type { IncreaseMethod } from '#generated/shared/enums.ts';
import type { Affiche } from './affiches.ts';
import type { Auth } from './auth.ts';
import type { Company, ProductOpening, PurchasingAccount } from './company.ts';
import type { Contract, ContractPlace } from './contracts.ts';
import type { Coupon, CouponActivity } from './coupons.ts';
import type { FundAccount } from './funds.ts';
import type { Bill, Loan, Order, Repayment } from './ledger.ts';
import type { Member } from './member.ts';
import type { Cents } from './money.ts';
import type { Opening } from './opening.ts';
import type { Popups } from './popups.ts';
import type { QuickBillJob } from './quickBill.ts';
import type { Quota } from './quota.ts';
import type { SavingsCarried } from './savings.ts';
import type { SceneAd } from './scenes.ts';
import type { Task } from './tasks.ts';
import type { Viewer } from './viewer.ts';

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
  increase: { methods: IncreaseMethod[]; upTo: Cents };
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
