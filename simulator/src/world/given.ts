/** What a scenario's `given:` may say, in domain words; everything it leaves out is as in the baseline. */
import type {
  AccountStatus,
  AuthOpenStatus,
  Cycle,
  FlowType,
  IncreaseMethod,
  ProductCode,
  QuotaStatus,
  QuotaType,
  RepayMethod,
  RiskFrozenStatus,
  TargetVersion,
  UserTag,
} from '#generated/shared/enums.ts';
import type { ContractPlace } from './contracts/contracts.ts';
import type { InstalmentCount } from './bills/instalments.ts';

/** Money in scenario files is yuan, as people say it. */
type Yuan = number;

export interface Given {
  /** Who is logged in, on what product. */
  viewer?: {
    loggedIn?: boolean;
    account?: 'parent' | 'child';
    product?: ProductCode | null;
    userTag?: UserTag;
    admin?: boolean;
    channel?: string;
  };
  /** Whether the product is opened, and what stands in the way of opening. */
  opening?: {
    opened?: boolean;
    /** Opened besides the viewer's product. */
    alsoOpened?: ProductCode[];
    enterpriseAccount?: boolean;
    flowType?: FlowType;
    informationIncomplete?: boolean;
    factoringType?: string;
    upgradable?: boolean;
    newCreditRoute?: TargetVersion;
  };
  quota?: {
    type?: QuotaType;
    fixed?: Yuan;
    temporary?: Yuan;
    held?: Yuan;
    status?: AccountStatus;
    quotaStatus?: QuotaStatus;
    riskFrozenStatus?: RiskFrozenStatus;
    daysUntilExpiration?: number;
    /** Last day of the temporary part. */
    temporaryExpiresOn?: string;
  };
  bills?: {
    /** No purchases and no bills at all. */
    none?: boolean;
    /** What fell due in the last days is unpaid, the oldest for this long. */
    overdueDays?: number;
    /** Everything billed is repaid. */
    allRepaid?: boolean;
    /** What was bought since the last bill: nothing, only by the other accounts, or as in the baseline. */
    unbilled?: 'nothing' | 'others-only';
    /** A quick bill is being issued. */
    quickBill?: 'whole-company' | 'own';
    /** The due date of the instalment under way was moved. */
    moved?: 'postponed' | 'extended';
    /** One weekly account's bills are of a second funder, which takes bank transfers only. */
    secondInvestor?: boolean;
    /** One weekly bill was paid so many days after its due date. */
    paidLateDays?: number;
  };
  /** Settled bills from before the baseline's, so many that there are this many more. */
  history?: { bills: number };
  /** The next weekly bill is being repaid, from the overflow account or by bank transfer; how repayments end. */
  repay?: {
    underWay?: 'account' | 'transfer';
    /** Submitted so long before the scenario begins; at its very beginning otherwise. */
    secondsAgo?: number;
    /** With the best coupon that fits. */
    coupon?: boolean;
    outcome?: 'success' | 'failed';
  };
  /** The monthly bill is being split, into six equal instalments unless told; how that ends. */
  instalment?: {
    underWay?: boolean;
    secondsAgo?: number;
    periods?: InstalmentCount;
    method?: RepayMethod;
    outcome?: 'success' | 'failed';
  };
  /** The viewer's own account waits for a new billing cycle. */
  clearType?: { pending?: boolean };
  /** Automatic repayment is on, from the overflow account on the due date itself. */
  autoRepay?: boolean;
  /** Codes sent before the scenario begins, of every kind. */
  sms?: { sentSecondsAgo: number; wrong?: number };
  /** The billing cycle of the viewer's own account. */
  cycle?: Cycle;
  member?: { traded?: Yuan; openedMonthsAgo?: number; credit3Months?: Yuan; updating?: boolean };
  coupons?: { available?: number; toReceive?: number; vip?: 'offered' | 'run-out' | 'none' };
  contracts?: { pending?: ('face' | 'no-face' | 'compliance')[]; places?: ContractPlace[] };
  popups?: { welcome?: boolean; increaseUpTo?: Yuan };
  affiches?: ('feature' | 'contract')[];
  funds?: {
    none?: boolean;
    /** Without an overflow account what is refunded goes to the easyPay account. */
    withoutOverflow?: boolean;
    /** Who claimed the last recharge for the company. */
    claimedBy?: 'buyer' | 'operator';
    overflowBalance?: Yuan;
    pending?: Yuan;
    repayMode?: 'ONLINE' | 'OFFLINE';
    guidanceRead?: boolean;
  };
  auth?: { needed?: boolean; outcome?: AuthOpenStatus; failedToday?: number };
  increase?: {
    methods?: IncreaseMethod[];
    entrance?: TargetVersion;
    /** An application waits for its audit. */
    underReview?: boolean;
    outcome?: 'success' | 'failed';
  };
  tasks?: { processing?: number };
  /** Scene codes that have no ads. */
  withoutAds?: string[];
  /** The first banner of the landing page is a film. */
  videoBanner?: boolean;
  settleProof?: { showTab?: boolean };
  monthPlus?: { redpoint?: boolean };
}
