/** Schema of a scenario's `given:` in domain words; missing statements keep the baseline. */
import { Type, type Static, type TProperties, type TSchema } from 'typebox';
import {
  AccountStatus,
  AuthOpenStatus,
  CancelReason,
  CompanyKind,
  Cycle,
  FlowType,
  IncreaseKind,
  IncreaseMethod,
  OpeningAuth,
  PayHabit,
  ProductCode,
  PurchaseKind,
  PurchaseVolume,
  QuotaStatus,
  QuotaType,
  RepayMethod,
  RiskFrozenStatus,
  TargetVersion,
  UserTag,
} from '#generated/shared/enums.ts';
import { InstalmentCount } from './bills/schema.ts';
import { ContractPlace } from './contracts/schema.ts';
import { AuditOutcome, CardReading } from './opening/schema.ts';
import { Outcome } from './world.ts';

/** Makes the schema of a group of optional statements. */
const optionalGroup = <Members extends TProperties>(description: string, members: Members) =>
  Type.Partial(Type.Object(members), { additionalProperties: false, description });

const count = (description: string) => Type.Integer({ minimum: 0, description });

/** Money in scenario files is in yuan. */
const yuan = (description: string) => Type.Number({ minimum: 0, description });

const flag = (description: string) => Type.Boolean({ description });

const setOf = <Item extends TSchema>(item: Item, description: string) =>
  Type.Array(item, { uniqueItems: true, description });

const secondsAgo = count('Seconds between the submission and the start of the scenario; 0 when absent');

const viewer = optionalGroup('Login and product of the session', {
  loggedIn: Type.Boolean(),
  account: Type.Enum(['parent', 'child']),
  product: Type.Unsafe<ProductCode | null>({
    enum: [...Object.values(ProductCode), null],
    description: 'null: the provider names no product',
  }),
  userTag: Type.Enum(UserTag, { description: 'POP user or not' }),
  admin: flag('Mall admin, needed to open 批发金采'),
  channel: Type.String({ minLength: 1, description: 'Channel of entry, like XTL-UPGRADE or HC' }),
});

const opening = optionalGroup('Whether the product is opened, and what stands in the way', {
  opened: Type.Boolean(),
  alsoOpened: Type.Array(Type.Enum(ProductCode), { description: "Opened besides the viewer's product" }),
  enterpriseAccount: flag('The login is an enterprise account of the provider (bpinUser)'),
  flowType: Type.Enum(FlowType, { description: 'Flow that the company is in' }),
  informationIncomplete: flag('The menu says 待完善'),
  factoringType: Type.Enum(['CLEAR_FACTORING', 'UNCLEAR_FACTORING']),
  upgradable: flag('May be upgraded to 批发金采'),
  newCreditRoute: Type.Enum(TargetVersion, { description: 'Switch of the standard opening flow' }),
  audit: Type.Enum(AuditOutcome.enum, { description: 'How the audit of an application ends' }),
  cardReading: Type.Enum(CardReading.enum, {
    description: 'ID cards are read: well, with a doubtful number, or not at all',
  }),
  elsewhere: flag('The company opened the product with another account'),
  abnormalUntil: Type.String({
    format: 'date',
    description: 'Day until which the register lists the company as operating abnormally',
  }),
  callback: Type.Enum(['waiting', 'called'], { description: 'State of a requested call-back' }),
  application: Type.Enum(
    [
      ...['begun', 'company', 'verified', 'contacts', 'business', 'materials', 'signed', 'submitted'],
      ...['documents-read', 'ended'],
    ],
    {
      description: 'Last step of the application that is done; the steps before it are done too',
    },
  ),
  transfer: Type.Enum(['sent', 'spent', 'expired'], {
    description: 'The small transfer of the verification',
  }),
  link: Type.Enum(['sent', 'code-sent', 'code-spent', 'verified', 'used', 'expired', 'others'], {
    description: 'The link that the legal person signs by',
  }),
  authentication: optionalGroup('The last authentication; its return address opens the portal', {
    auth: Type.Enum(OpeningAuth),
    openStatus: Type.Enum(AuthOpenStatus, { description: 'Result of the last authentication' }),
  }),
  companyKind: Type.Enum(CompanyKind, { description: 'Kind of company in the application' }),
  business: optionalGroup('Business data of the application', {
    purchaseKinds: setOf(Type.Enum(PurchaseKind), 'Kinds of purchases'),
    monthlyVolume: Type.Enum(PurchaseVolume),
    payHabit: Type.Enum(PayHabit),
  }),
  filesFull: flag('The application has the maximum number of files'),
});

const quota = optionalGroup('The credit line', {
  type: Type.Enum(QuotaType, { description: 'Type of the quota: shared (3001) or a cap (3002)' }),
  fixed: yuan('Yuan'),
  temporary: yuan('Yuan'),
  held: yuan('Amount reserved for purchases in progress, yuan'),
  status: Type.Enum(AccountStatus, { description: '1602 is frozen' }),
  quotaStatus: Type.Enum(QuotaStatus, { description: '10 is frozen' }),
  riskFrozenStatus: Type.Enum(RiskFrozenStatus, { description: '10 is frozen by risk control' }),
  daysUntilExpiration: count('Days from 2026-11-12 until the line expires'),
  temporaryExpiresOn: Type.String({ format: 'date', description: 'Last day of the temporary part' }),
});

const bills = optionalGroup('Purchases, bills and repayments', {
  none: flag('No purchases and no bills at all'),
  overdueDays: count('Bills that were due within this many days before 2026-11-12 are unpaid'),
  allRepaid: flag('Everything billed is repaid'),
  unbilled: Type.Enum(['nothing', 'others-only'], {
    description: 'Purchases since the last bill: none, or only those of the other accounts',
  }),
  quickBill: Type.Enum(['whole-company', 'own'], { description: 'A quick bill is being issued' }),
  moved: Type.Enum(['postponed', 'extended'], {
    description: 'The due date of the instalment under way was moved',
  }),
  secondInvestor: flag('The bills of hechuan_cg03 are of a second funder, which takes bank transfers only'),
  paidLateDays: Type.Integer({
    minimum: 1,
    maximum: 150,
    description: 'Days between the due date and the payment of a bill of hechuan_cg02',
  }),
});

const history = Type.Object(
  { bills: Type.Integer({ minimum: 0, maximum: 10_000, description: 'Number of additional entries' }) },
  { additionalProperties: false, description: 'Additional settled bills, older than those of the baseline' },
);

const repay = optionalGroup('Repayments', {
  underWay: Type.Enum(['account', 'transfer'], {
    description: 'The most urgent period is being repaid, from the overflow account or by bank transfer',
  }),
  secondsAgo,
  coupon: flag('The repayment uses the best usable coupon'),
  outcome: Type.Enum(Outcome.enum, { description: 'Result of repayments' }),
});

const instalment = optionalGroup('Splitting bills', {
  underWay: flag('The monthly bill is being split, by default into six equal instalments'),
  secondsAgo,
  periods: InstalmentCount,
  method: Type.Enum(RepayMethod),
  outcome: Type.Enum(Outcome.enum, { description: 'How splitting ends' }),
});

const sms = Type.Object(
  {
    sentSecondsAgo: Type.Integer({ minimum: 0 }),
    wrong: Type.Optional(count('Wrong codes entered since')),
    verified: Type.Optional(
      flag('The codes were verified; the examples of the contract contain their tokens'),
    ),
  },
  { additionalProperties: false, description: 'Codes of every kind, sent before the scenario begins' },
);

const member = optionalGroup('Member level', {
  traded: yuan('Traded in the year, yuan'),
  openedMonthsAgo: count('Months since the opening'),
  credit3Months: yuan('Highest credit line of three months, yuan; 1,000,000 makes a VIP'),
  updating: flag('The level is being recomputed'),
});

const coupons = optionalGroup('Coupons', {
  available: Type.Integer({ minimum: 0, maximum: 3 }),
  toReceive: Type.Integer({ minimum: 0, maximum: 2 }),
  vip: Type.Enum(['offered', 'run-out', 'none'], { description: 'Coupons of the VIP pop-up' }),
});

const contracts = optionalGroup('Contracts to sign', {
  pending: setOf(Type.Enum(['face', 'no-face', 'compliance']), 'Contracts that wait for a signature'),
  places: setOf(ContractPlace, 'Places that ask for the signature'),
});

const popups = optionalGroup('Pop-ups that are due', {
  welcome: flag('First login on the product: the welcome is due'),
  increaseUpTo: yuan('Upper limit of an increase, yuan'),
});

const funds = optionalGroup('easyPay and overflow account', {
  none: Type.Boolean(),
  withoutOverflow: flag('There is no overflow account, so refunds go to the easyPay account'),
  claimedBy: Type.Enum(['buyer', 'operator'], {
    description: 'Who claimed the last recharge for the company',
  }),
  overflowBalance: yuan('Yuan'),
  pending: yuan('Pending amount, which blocks transfers out, yuan'),
  repayMode: Type.Enum(['ONLINE', 'OFFLINE']),
  guidanceRead: Type.Boolean(),
  incoming: Type.Integer({ minimum: 0, maximum: 3, description: 'Transfers that wait to be claimed' }),
  claim: Type.Enum(['under-way', 'operator', 'done', 'failed'], {
    description:
      'State of the claim of the newest transfer, and whether the company or an operator claims it',
  }),
  claimOutcome: Type.Enum(Outcome.enum, { description: 'Result of claims with a correct proof' }),
  triesUsedUp: flag('Today, three claims of the newest transfer had a wrong amount or day'),
  withdrawal: Type.Enum(['under-way', 'failed'], { description: 'State of a withdrawal of 20,000 yuan' }),
  withdrawalOutcome: Type.Enum(Outcome.enum, { description: 'Result of withdrawals' }),
  offlineAccount: flag('A second overflow account, of the funder that takes bank transfers only'),
  factoringBalance: yuan('Balance of the factoring account, yuan; only factoring products have one'),
  cards: Type.Integer({ minimum: 0, maximum: 3, description: 'Bank accounts that are bound' }),
});

const auth = optionalGroup('Face authentication', {
  needed: flag('A face check is needed before business steps'),
  outcome: Type.Enum(AuthOpenStatus, { description: 'Default result of the simulated page' }),
  failedToday: count('Failed attempts of the day'),
});

const approvals = optionalGroup('Approvals', {
  above: yuan('Threshold: larger amounts wait for approval, yuan; hechuan_cg02 decides'),
  deciderGone: flag('The account that decides is frozen'),
  waiting: Type.Enum(['repay', 'limit', 'childs', 'withdrawal'], {
    description:
      "Waiting request: the parent's repayment of the weekly bills from the overflow account, a limit of hechuan_cg03, a child's own repayment, or a withdrawal from the overflow account",
  }),
  waitingToo: setOf(Type.Enum(['limit', 'withdrawal']), 'Additional waiting requests'),
  hoursAgo: count('Hours between the request and the start of the scenario'),
  ended: Type.Enum(['approved', 'refused', 'withdrawn'], { description: 'End of the first request' }),
  paidSince: flag('One of its bills has been repaid in another way since the request'),
  keyUsed: flag("The idempotency keys of the contract's examples were used with other content"),
});

const increase = optionalGroup('Increasing the limit', {
  methods: setOf(Type.Enum(IncreaseMethod), 'Offered methods'),
  entrance: Type.Enum(TargetVersion, { description: 'Entry switch' }),
  underReview: flag('An application waits for its audit'),
  past: setOf(Type.Enum(IncreaseKind), 'Kinds of past applications, in addition to those of the baseline'),
  outcome: Type.Enum(Outcome.enum, { description: 'How audits end' }),
});

export const Given = optionalGroup(
  'State of the world (simulator/src/world/given.ts); everything that is not set is as in the baseline',
  {
    viewer,
    opening,
    quota,
    bills,
    history,
    repay,
    instalment,
    clearType: optionalGroup("Billing cycle of the viewer's own account", {
      pending: flag('A change waits for its date'),
    }),
    autoRepay: flag(
      "Automatic repayment is on for the viewer's product (分销金采 without one), from the overflow account on the due date itself",
    ),
    sms,
    unknownCodes: count('Unknown check codes of documents entered a minute ago'),
    accounts: optionalGroup('Purchasing accounts', {
      alone: flag('The parent has no other account'),
      full: flag('As many as a company may have'),
      usedUp: flag('hechuan_cg03 has used up its limit'),
    }),
    pay: optionalGroup('Payment password', {
      password: flag('804617 is set'),
      locked: flag('The password is locked after too many wrong attempts'),
      faceChecked: flag('The face check of a reset has passed'),
      smallAmount: yuan('Amount up to which no password is needed, yuan'),
    }),
    cycle: Type.Enum(Cycle, { description: "Billing cycle of the viewer's own account" }),
    member,
    coupons,
    contracts,
    popups,
    affiches: setOf(Type.Enum(['feature', 'contract']), 'Product-upgrade notices'),
    funds,
    auth,
    companyChange: optionalGroup('Changing the data of the company', {
      submittedHoursAgo: count(
        'Hours between the submission of an application and the start of the scenario',
      ),
      outcome: Type.Enum(Outcome.enum, { description: 'How its review ends' }),
    }),
    agentChange: optionalGroup('Changing the agent of the factoring business', {
      submittedHoursAgo: count(
        'Hours between the submission of an application and the start of the scenario',
      ),
      outcome: Type.Enum(Outcome.enum, { description: 'How its review ends' }),
    }),
    rebate: flag('An unpaid cashback, which blocks a cancellation'),
    certificate: optionalGroup('Settlement certificates', {
      appliedMinutesAgo: count(
        'Minutes since the application for a certificate of the first half of the year',
      ),
    }),
    children: optionalGroup('The other accounts of the company', {
      status: Type.Enum(AccountStatus, { description: '1602 is frozen' }),
    }),
    increase,
    approvals,
    operationLog: flag('The operation log has been kept for some weeks'),
    savedViews: Type.Enum(['some', 'full'], {
      description:
        'Views of the bill list: one shared by the parent and one more, or as many as a list takes',
    }),
    cancelledBefore: Type.Enum(CancelReason, {
      description: 'The product was cancelled for this reason, and opened again since',
    }),
    tasks: optionalGroup('Cashback tasks', { processing: Type.Integer({ minimum: 0, maximum: 4 }) }),
    withoutAds: setOf(Type.String(), 'Scene codes that have no ads'),
    videoBanner: flag('The first banner of the landing page is a video'),
    settleProof: optionalGroup('Settle certificate', { showTab: Type.Boolean() }),
    monthPlus: optionalGroup('Monthly-plus trial', { redpoint: Type.Boolean() }),
  },
);
export type Given = Static<typeof Given>;
