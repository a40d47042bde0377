/**
 * Conversations in which mutants show their faults, by mutant: `<class>:<operation>`. simulator/src/mutants/classes/ says what each
 * class does wrong; a conversation leads to the response that it spoils, such as a refusal for `wrong-code`.
 */
import { operationNamed } from '#simulator/services/catalogue.ts';
import { examplesOf } from '#tools/sim/coverage/examples.ts';

type Input = Readonly<Record<string, unknown>>;
/** An operation with its input (its first example by default), or a duration. */
export type Step =
  | readonly [address: string, input?: Input, how?: 'unsigned' | 'no-eid']
  | { readonly wait: string };
export interface Conversation {
  readonly scenario?: string;
  readonly steps: readonly Step[];
  /** Scenario of another session that has the same conversation first. */
  readonly after?: string;
}

const bills = [{ billNo: 'ZD202611020032' }];
const repay = { productCode: '12003', bills, amount: 10_000, owed: 32_618.4, source: 'OVERFLOW' };
const key = (serial: number): Input => ({ idempotencyKey: `0123456789abcdef000${serial}` });
const instalment = { productCode: '12003', billNo: 'ZD202611010031', periods: 6, method: '1002' };
const contract = { templateNo: 'QYJC-ZX-001', templateVersion: 'V1.4', signContractType: 'CONFIRM' };
const sign: Step = [
  'gateway.signContractsForCreditCompliance',
  { productCode: '12003', clientType: 'pc', ...contract },
];
const page = { productCode: '12003', pageNo: 1, pageSize: 10 };
const claim = {
  productCode: '12003',
  transferNo: 'LK2026111200000004',
  accountNo: '8801220611736027',
  claimType: '1',
  amount: 56_000,
  day: '2026-11-12',
  vouchers: ['PZ2026111200000001'],
};
const sms = { productCode: '12003', type: 'WITHDRAWAL' };
const affirm: Step = ['gateway.affirm', { afficheNo: 'GG20261101', productCode: '12003', operateBtnType: 0 }];
const order: Step = ['gateway.orderQuickBill'];

const begin: Step = ['provisional.beginOpening'];
const business = {
  productCode: '12003',
  purchaseKinds: ['INDUSTRIAL'],
  monthlyVolume: 'UP_TO_1M',
  payHabit: 'MONTHLY',
};

const wrongProduct = { productCode: '12008' };
const invalid = (address: string): Conversation => ({ steps: [[address, {}]] });
const loggedOut = (address: string, input?: Input): Conversation => ({
  scenario: 'logged-out',
  steps: [input ? [address, input] : [address]],
});
const asChild = (address: string, input?: Input): Conversation => ({
  scenario: 'child-account',
  steps: [input ? [address, input] : [address]],
});

/** Conversations that show faults beyond the first example of their operation. */
export const conversations: Readonly<Record<string, Conversation>> = {
  'wrong-code:legacy.getJcMainData': loggedOut('legacy.getJcMainData'),
  'wrong-code:legacy.creditContractSignCheck': {
    steps: [['legacy.creditContractSignCheck', wrongProduct]],
  },
  'wrong-code:standard.queryCouponInfo': invalid('standard.queryCouponInfo'),
  'wrong-code:standard.settleProofSignCheck': { steps: [['standard.settleProofSignCheck', wrongProduct]] },
  'wrong-code:gateway.orderQuickBill': { steps: [order, order] },
  'wrong-code:gateway.drawCouponsStdjc': { steps: [['gateway.drawCouponsStdjc', undefined, 'unsigned']] },
  'wrong-code:activity.queryActivityByGroupCode': invalid('activity.queryActivityByGroupCode'),
  'undeclared-code:legacy.searchSubAcct': asChild('legacy.searchSubAcct'),
  'undeclared-code:standard.queryProductOpenInfo': invalid('standard.queryProductOpenInfo'),
  'undeclared-code:gateway.vasWithdrawalCheck': asChild('gateway.vasWithdrawalCheck'),
  'undeclared-code:activity.queryActivityByGroupCode': invalid('activity.queryActivityByGroupCode'),
  'wrong-precedence:standard.queryCouponInfo': loggedOut('standard.queryCouponInfo', {}),
  'wrong-precedence:standard.settleProofSignCheck': asChild('standard.settleProofSignCheck', wrongProduct),
  'wrong-precedence:gateway.queryDetailInfo': loggedOut('gateway.queryDetailInfo', {}),
  'wrong-precedence:gateway.contractUpSign': {
    scenario: 'child-account',
    steps: [['gateway.contractUpSign', undefined, 'unsigned']],
  },
  'wrong-precedence:legacy.searchSubAcct': asChild('legacy.searchSubAcct', {}),
  'layer:gateway.orderQuickBill': { steps: [order, order] },
  'layer:gateway.getUserNickName': loggedOut('gateway.getUserNickName'),
  'accepts-invalid:legacy.monthplusTrial': invalid('legacy.monthplusTrial'),
  'accepts-invalid:legacy.getUserNickName': { steps: [['legacy.getUserNickName', { productCode: '1' }]] },
  'accepts-invalid:standard.computeActionCodeVersion': invalid('standard.computeActionCodeVersion'),
  'accepts-invalid:standard.queryUserAccessQualification': {
    steps: [['standard.queryUserAccessQualification', { requiredAccessTypeInfoList: [] }]],
  },
  'accepts-invalid:gateway.queryAfficheList': invalid('gateway.queryAfficheList'),
  'accepts-invalid:gateway.searchSubAcct': {
    steps: [['gateway.searchSubAcct', { ...page, pageSize: 1000 }]],
  },
  'accepts-invalid:activity.queryActivityByGroupCode': {
    steps: [['activity.queryActivityByGroupCode', { groupCode: '', sceneCode: 'x', productCode: '12003' }]],
  },
  'accepts-invalid:provisional.queryOrderPage': {
    steps: [['provisional.queryOrderPage', { ...page, orderNo: '' }]],
  },
  'rejects-valid:legacy.querySceneSourceInfo': {
    steps: [['legacy.querySceneSourceInfo', { sceneCode: 'QYJC-PC-HOME-AD-SWIPER' }]],
  },
  'rejects-valid:standard.queryAvailChannelCoupons': {
    steps: [['standard.queryAvailChannelCoupons', { productCode: '12003', eid: '' }]],
  },
  'rejects-valid:standard.queryCompanyLevelRights': {
    steps: [['standard.queryCompanyLevelRights', { userLevel: 'V6' }]],
  },
  'rejects-valid:standard.versionCompute': loggedOut('standard.versionCompute'),
  'rejects-valid:gateway.userDataV2': { steps: [['gateway.userDataV2', { productCode: '12023' }]] },
  'rejects-valid:activity.queryActivityByGroupCode': {
    steps: [['activity.queryActivityByGroupCode', { groupCode: 'g', sceneCode: 'x', productCode: '12003' }]],
  },
  'ignored-reqdata:gateway.queryUserAccessQualification': invalid('gateway.queryUserAccessQualification'),
  'ignored-reqdata:gateway.computeActionCodeVersion': invalid('gateway.computeActionCodeVersion'),
  'ignored-reqdata:gateway.getCompanyDecennial': invalid('gateway.getCompanyDecennial'),
  'no-eid-check:gateway.queryCouponInfo': { steps: [['gateway.queryCouponInfo', undefined, 'no-eid']] },
  'no-eid-check:gateway.queryPopUpsInfo': { steps: [['gateway.queryPopUpsInfo', undefined, 'no-eid']] },
  'no-signature-check:gateway.drawCouponsStdjc': {
    steps: [['gateway.drawCouponsStdjc', undefined, 'unsigned']],
  },
  'no-signature-check:gateway.contractUpSign': {
    steps: [['gateway.contractUpSign', undefined, 'unsigned']],
  },
  'no-login-check:legacy.contractUpgradeCheck': loggedOut('legacy.contractUpgradeCheck'),
  'no-login-check:standard.queryCompanyLevelProgress': loggedOut('standard.queryCompanyLevelProgress'),
  'no-login-check:standard.queryProductOpenInfo': loggedOut('standard.queryProductOpenInfo'),
  'no-login-check:gateway.queryLedgerRepayment': loggedOut('gateway.queryLedgerRepayment'),
  'no-role-check:legacy.searchSubAcct': asChild('legacy.searchSubAcct'),
  'no-role-check:standard.settleProofSignCheck': asChild('standard.settleProofSignCheck'),
  'no-role-check:gateway.queryDetailInfo': asChild('gateway.queryDetailInfo'),
  'no-role-check:provisional.queryFundAccount': asChild('provisional.queryFundAccount'),
  'no-product-check:legacy.creditContractSignCheck': {
    steps: [['legacy.creditContractSignCheck', wrongProduct]],
  },
  'no-product-check:standard.settleProofSignCheck': {
    steps: [['standard.settleProofSignCheck', wrongProduct]],
  },
  'no-product-check:gateway.queryUserActivityTaskPage': {
    steps: [
      [
        'gateway.queryUserActivityTaskPage',
        { taskStatus: 'PROCESSING', pageNum: 1, pageSize: 6, ...wrongProduct },
      ],
    ],
  },
  'session-leak:legacy.searchSubAcct': { ...asChild('legacy.searchSubAcct'), after: 'baseline' },
  'session-leak:standard.queryCompanyLevelProgress': {
    ...loggedOut('standard.queryCompanyLevelProgress'),
    after: 'baseline',
  },
  'session-leak:gateway.getUserNickName': { ...loggedOut('gateway.getUserNickName'), after: 'baseline' },
  'leak:legacy.searchSubAcct': invalid('legacy.searchSubAcct'),
  'leak:standard.settleProofSignCheck': asChild('standard.settleProofSignCheck'),
  'leak:standard.queryAvailChannelCoupons': invalid('standard.queryAvailChannelCoupons'),
  'leak:gateway.queryDetailInfo': asChild('gateway.queryDetailInfo'),
  'date-format:legacy.querySceneSourceInfo': {
    steps: [['legacy.querySceneSourceInfo', { sceneCode: 'QYJC-PC-HOME-NOTICE' }]],
  },
  'date-format:gateway.queryUserActivityTaskPage': {
    scenario: 'three-tasks',
    steps: [['gateway.queryUserActivityTaskPage']],
  },
  'paging:legacy.searchSubAcct': { steps: [['legacy.searchSubAcct', { ...page, pageSize: 1 }]] },
  'paging:gateway.queryUserActivityTaskPage': {
    scenario: 'three-tasks',
    steps: [
      [
        'gateway.queryUserActivityTaskPage',
        { productCode: '12025', taskStatus: 'PROCESSING', pageNum: 2, pageSize: 6 },
      ],
    ],
  },
  'paging:provisional.queryBillPage': {
    steps: [['provisional.queryBillPage', { ...page, tab: 'allBill' }]],
  },
  'http-status:standard.queryCompanyLevelMedals': invalid('standard.queryCompanyLevelMedals'),
  'http-status:standard.checkNeedAuth': invalid('standard.checkNeedAuth'),
  'http-status:gateway.isAdmin': loggedOut('gateway.isAdmin'),
  'http-status:gateway.queryDetailInfo': loggedOut('gateway.queryDetailInfo'),
  'html:legacy.queryOpenProductsAndUnPayStatus': loggedOut('legacy.queryOpenProductsAndUnPayStatus'),
  'html:activity.queryActivityByGroupCode': invalid('activity.queryActivityByGroupCode'),
  'stale-read:gateway.queryQuickBillData': { steps: [order, ['gateway.queryQuickBillData']] },
  'stale-read:provisional.queryNeedSignContractList': {
    scenario: 'both-contracts',
    steps: [sign, ['provisional.queryNeedSignContractList']],
  },
  'stale-read:gateway.queryAfficheList': {
    scenario: 'upgrade-notice',
    steps: [affirm, ['gateway.queryAfficheList']],
  },
  'sequence:provisional.submitRepay': {
    steps: [
      ['provisional.submitRepay', { ...repay, ...key(1) }],
      ['provisional.submitRepay', { ...repay, ...key(2) }],
    ],
  },
  'sequence:provisional.applyIncrease': {
    scenario: 'quick-increase',
    steps: [1, 2].map(() => [
      'provisional.applyIncrease',
      { productCode: '12025', method: 'AUTO', ...key(1) },
    ]),
  },
  'sequence:provisional.changeClearType': {
    steps: [
      ['provisional.changeClearType', { productCode: '12003', value: '5106', ...key(1) }],
      ['provisional.queryClearTypes'],
    ],
  },
  'sequence:provisional.submitInstalment': {
    steps: [
      [
        'provisional.submitRepay',
        { ...repay, bills: [{ billNo: 'ZD202611010031' }], owed: 187_243.83, ...key(1) },
      ],
      [
        'provisional.submitInstalment',
        { ...instalment, templateNo: 'QYJC-FQ-002', templateVersion: 'V2.1', ...key(2) },
      ],
    ],
  },
  'sequence:provisional.trialInstalment': {
    scenario: 'frozen-quota',
    steps: [['provisional.trialInstalment', instalment]],
  },
  'sequence:gateway.orderQuickBill': { steps: [order, order] },
  'sequence:gateway.signContractsForCreditCompliance': { scenario: 'both-contracts', steps: [sign, sign] },
  'sequence:gateway.signGuidanceRead': asChild('gateway.signGuidanceRead'),
  'sequence:gateway.drawCouponsStdjc': { steps: [1, 2].map(() => ['gateway.drawCouponsStdjc', draw()]) },
  'sequence:gateway.affirm': { scenario: 'upgrade-notice', steps: [affirm, ['gateway.queryAfficheList']] },
  'sequence:provisional.closeWelcome': {
    scenario: 'welcome',
    steps: [
      ['provisional.closeWelcome', { productCode: '12003' }],
      ['gateway.queryPopUpsInfo', { productCode: '12003', type: 'FIRST_TIME_LOGIN_WELCOME' }],
    ],
  },
  'sequence:provisional.saveFirstSteps': {
    scenario: 'first-days',
    steps: [
      ['provisional.saveFirstSteps', { productCode: '12003', view: 'HIDDEN' }],
      ['provisional.queryFirstSteps', { productCode: '12003' }],
    ],
  },
  'sequence:gateway.userDataV2': {
    steps: [['provisional.submitRepay', { ...repay, ...key(1) }], { wait: 'PT6S' }, ['gateway.userDataV2']],
  },
  'sequence:provisional.queryQuotaDetail': {
    steps: [
      ['provisional.submitRepay', { ...repay, ...key(1) }],
      { wait: 'PT6S' },
      ['provisional.queryQuotaDetail'],
    ],
  },
  'sequence:provisional.queryRepayRecordPage': {
    steps: [
      ['provisional.submitRepay', { ...repay, ...key(1) }],
      ['provisional.queryRepayRecordPage', page],
    ],
  },
  'sequence:provisional.queryIncreaseRecords': {
    scenario: 'quick-increase',
    steps: [
      ['provisional.applyIncrease', { productCode: '12025', method: 'AUTO', ...key(1) }],
      ['provisional.queryIncreaseRecords', { ...page, productCode: '12025' }],
    ],
  },
  'sequence:provisional.sendSmsCode': {
    steps: [
      ['provisional.sendSmsCode', sms],
      ['provisional.sendSmsCode', sms],
    ],
  },
  'sequence:provisional.verifySmsCode': {
    steps: [
      ['provisional.sendSmsCode', sms],
      ['provisional.verifySmsCode', { ...sms, code: '246810' }],
      ['provisional.verifySmsCode', { ...sms, code: '246810' }],
    ],
  },
  'sequence:provisional.claimTransfer': {
    steps: [1, 2].map((serial) => ['provisional.claimTransfer', { ...claim, ...key(serial) }]),
  },
  'sequence:provisional.queryFundAccount': {
    steps: [
      ['provisional.claimTransfer', { ...claim, ...key(1) }],
      { wait: 'PT30M' },
      ['provisional.queryFundAccount'],
    ],
  },
  'sequence:provisional.queryFundMovements': { steps: [['provisional.queryFundMovements']] },
  'sequence:provisional.applyWithdrawal': {
    scenario: 'withdrawal-ready',
    steps: [['provisional.applyWithdrawal'], ['provisional.queryFundAccount']],
  },
  'sequence:provisional.transferBalance': {
    scenario: 'factoring',
    steps: [
      ['provisional.transferBalance'],
      ['provisional.queryFundMovements', { ...page, productCode: '12023', accountNo: '8803120611750064' }],
    ],
  },
  'sequence:provisional.setDefaultBankCard': {
    scenario: 'bank-cards',
    steps: [['provisional.setDefaultBankCard'], ['provisional.queryBankCards']],
  },
  'sequence:provisional.beginOpening': {
    scenario: 'unopened',
    steps: [begin, ['provisional.saveOpeningCompany'], begin],
  },
  'sequence:provisional.saveOpeningCompany': {
    scenario: 'opening-company',
    steps: [['provisional.saveOpeningCompany']],
  },
  'sequence:provisional.saveOpeningBusiness': {
    scenario: 'opening-company',
    steps: [['provisional.saveOpeningBusiness', { ...business, version: 2 }]],
  },
  'sequence:provisional.confirmOpeningTransfer': {
    scenario: 'opening-transfer',
    steps: Array.from({ length: 4 }, () => [
      'provisional.confirmOpeningTransfer',
      { productCode: '12003', amount: 1 },
    ]),
  },
  'sequence:provisional.submitOpening': {
    scenario: 'opening-signed',
    steps: [1, 2].map((serial) => ['provisional.submitOpening', { productCode: '12003', ...key(serial) }]),
  },
  'sequence:provisional.queryOpening': {
    scenario: 'unopened',
    steps: [begin, ['provisional.queryOpening']],
  },
};

function draw(): Input {
  return { ...examplesOf(operationNamed('gateway.drawCouponsStdjc')!)[0], activityId: 'HD20261111001' };
}
