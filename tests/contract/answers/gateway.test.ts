/** Tests the endpoints of the gateway; each row is a requirement (spec 2 §7). */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { provider, signature, type Answer } from '../tools/provider.ts';
import { get, post, testEndpoints } from './endpoints.ts';

const productCode = '12003';

const faceContract = {
  contractName: '企业金采服务合同',
  templateNo: 'QYJC-FW-003',
  templateVersion: 'V3.2',
  contractType: 'SERVICE',
  signContractType: 'FACE',
  needFace: true,
  noFace: false,
};
const upContract = { noFaceContractList: [], faceContractList: [faceContract] };

/** Bills of the baseline's unbilled purchases: monthly with a fee of 0.6 %, weekly without. */
const comingBills = [
  {
    jdpin: 'hechuan_caigou',
    nickname: '禾川采购',
    cycle: '5107',
    lastRepayDate: '2026-12-25',
    principal: 12870.5,
    fee: 77.22,
    amount: 12947.72,
  },
  {
    jdpin: 'hechuan_cg02',
    nickname: '禾川采购二部',
    cycle: '5106',
    lastRepayDate: '2026-11-29',
    principal: 17372.6,
    fee: 0,
    amount: 17372.6,
  },
  {
    jdpin: 'hechuan_cg03',
    nickname: '禾川采购三部',
    cycle: '5106',
    lastRepayDate: '2026-11-29',
    principal: 11033.7,
    fee: 0,
    amount: 11033.7,
  },
];

const quickBill = {
  companyBillAmount: 41276.8,
  currentUserBillAmount: 12870.5,
  status: 'billing',
  billTime: '2026-11-12 23:59:59',
  lastRepayDate: '2026-11-29',
  handleTime: '2026-11-12 10:00:00',
  quickBillAmount: 41276.8,
  quickBillUser: 'ALL_USER',
  companyBills: comingBills,
  currentUserBills: comingBills.slice(0, 1),
  quickBills: comingBills.map((bill, index) => ({ ...bill, billNo: `ZD2026111200${34 + index}` })),
};

const task = {
  joinId: 'CY2026110003',
  taskName: '办公用品下单返券',
  taskStatusStr: 'PROCESSING',
  taskTypeStr: '下单任务',
  statDimension: 'ORDER_COUNT_FIX',
  currentValue: 7,
  targetValue: 10,
  beginTime: '2026-11-01 00:00:00',
  endTime: '2026-11-30 23:59:59',
  queryActivityTaskRes: { activityNo: 'RW2026110003', rewardDesc: '满5000减50元券' },
};

const affiche = {
  afficheNo: 'GG20261101',
  afficheTitle: '账单功能升级',
  afficheContent: '<p>账单还款页面已升级，可按账期查看与还款。</p>',
  jumpPCUrl: '/front/company/billListNew',
  buttonText: '立即查看',
  remindBtn: true,
  isShowCloseBtn: true,
};

const overflowAccount = {
  investorNo: 'ZJF0012',
  accountType: 'vas',
  accountNo: '8801220611736027',
  balance: 86300.45,
  withdrawal: true,
  repayMode: 'ONLINE',
};
const easyPayAccount = {
  ...overflowAccount,
  accountType: 'easyPay',
  accountNo: '6228410933500148',
  balance: 0,
};

const titled = (...titles: string[]) => titles.map((title) => expect.objectContaining({ title }));

/** Checks the outer code, and the member of the inner envelope that means success. */
const inner = (member: string, success: string) => (answer: Answer) => {
  expect(answer.body['resultCode']).toBe('0');
  expect(answer.body['resultData']).toHaveProperty(member, success);
};

testEndpoints(
  'gateway',
  '/gateway/api/v1/',
  [
    get('ep-gw-isadmin', 'smbaccess/isAdmin', { productCode: '12025' }, true),
    post(
      'ep-gw-contractupsign entity-contract-response',
      'contract/contractUpSign',
      { productCode, returnUrl: '/front/company/index', clientType: 'pc', upContract, signature },
      { openUrl: expect.stringMatching(/^\/_sim\/ext\/auth\?authFlowNo=RZ202611120001/) },
      'face-contract',
    ),
    post(
      'ep-gw-upcontractpreview entity-contract-response',
      'contract/upContractPreview',
      { templateNo: 'QYJC-FW-003', templateVersion: 'V3.2', contractType: 'SERVICE', productCode },
      { previewUrl: '/_sim/ext/contract/QYJC-FW-003' },
    ),
    post(
      'ep-gw-signcontractsforcreditcompliance',
      'contract/signContractsForCreditCompliance',
      {
        productCode,
        clientType: 'pc',
        templateNo: 'QYJC-ZX-001',
        templateVersion: 'V1.4',
        signContractType: 'CONFIRM',
      },
      true,
      'no-face-contract',
    ),
    post(
      'ep-gw-querypopupsinfo',
      'popups/queryPopUpsInfo',
      { productCode, type: 'FIRST_TIME_LOGIN_WELCOME' },
      { isPopUps: true, extMap: { creditLimit: 1200000, clearType: '5107' } },
      'welcome',
    ),
    post(
      'popup-type-market-coupon entity-popup-info',
      'popups/queryPopUpsInfo',
      { productCode: '12025', type: 'MARKET_COUPON' },
      {
        isPopUps: true,
        extMap: {
          couponList: [
            { activityId: 'HD20261112101', activityName: 'VIP采购满减券' },
            { activityId: 'HD20261112102', activityName: 'VIP还款立减券' },
            { activityId: 'HD20261112103', activityName: 'VIP办公专享券' },
          ],
        },
      },
      'vip-coupons',
    ),
    post(
      'popup-type-first-login entity-popup-info',
      'popups/queryPopUpsInfo',
      { productCode: '12025', type: 'FIRST_TIME_LOGIN_WELCOME' },
      { isPopUps: true, extMap: { clearType: '5107', creditLimit: 1200000, incrUpperLimit: 2000000 } },
      'mall-increase-popup',
    ),
    post(
      'ep-gw-queryquickbilldata',
      'user/queryQuickBillData',
      { productCode },
      expect.objectContaining({ status: 'none' }),
    ),
    post('entity-quickbill', 'user/queryQuickBillData', { productCode }, quickBill, 'billing-in-progress'),
    post(
      'ep-gw-orderquickbill',
      'user/orderQuickBill',
      { productCode, companyAllOrderBill: true },
      quickBill,
    ),
    get(
      'ep-gw-userdatav2',
      'home/userDataV2',
      { productCode },
      expect.objectContaining({ repayAmtVo: { sumNrDefer: 41276.8, acctSumAmount: 269548.52 } }),
    ),
    get(
      'ep-gw-renewaccessflowroute',
      'smbaccess/renewAccessFlowRoute',
      { productCode },
      { flowType: 'NORMAL', auditControlInfo: { needCompleteInfo: true } },
    ),
    get('ep-gw-getusernickname', 'user/getUserNickName', { productCode }, { nickname: '禾川采购' }),
    get('ep-gw-getjcmaindata', 'user/getJcMainData', { productCode }, { jdpin: 'hechuan_caigou' }),
    get(
      'ep-gw-searchsubacct',
      'user/searchSubAcct',
      { productCode, pageNo: 1, pageSize: 10 },
      Array.from({ length: 10 }, () => expect.objectContaining({ jdpin: expect.any(String) })),
    ),
  ],
  inner('code', '0000'),
);

testEndpoints(
  'gateway',
  '/gateway/jc/stdjc/page/',
  [
    post(
      'ep-gw-drawcoupons',
      '/gateway/gw2/generic/jcxd/h5/m/drawCouponsStdjc',
      { productCode: '12025', activityId: 'HD20261112101', signature, system: 'STD' },
      { receiveResult: true },
      'vip-coupons',
    ),
    post(
      'ep-gw-queryuseractivitytaskpage',
      'market/queryUserActivityTaskPage',
      { taskStatus: 'PROCESSING', pageNum: 1, pageSize: 6 },
      {
        total: 4,
        pageNum: 1,
        pageSize: 6,
        list: Array.from({ length: 4 }, () => expect.objectContaining({ taskStatusStr: 'PROCESSING' })),
      },
    ),
    post(
      'entity-task',
      'market/queryUserActivityTaskPage',
      { taskStatus: 'PROCESSING', pageNum: 1, pageSize: 6 },
      expect.objectContaining({ list: expect.arrayContaining([task]) }),
    ),
    post(
      'ep-gw-queryuserincrlimitqual',
      'increaseLimit/queryUserIncrLimitQual',
      {
        queryTypeList: ['AUTO', 'FILE', 'PRIVILEGED'],
        fingerprint: 'A7QXK2',
        sourceScene: 'PC_HOME',
        productCode,
      },
      { statusList: expect.any(Array) },
    ),
    post(
      'entity-incr-qualification',
      'increaseLimit/queryUserIncrLimitQual',
      {
        queryTypeList: ['AUTO', 'FILE', 'PRIVILEGED', 'QUICK'],
        fingerprint: '',
        sourceScene: 'PC_HOME',
        productCode: '12025',
      },
      {
        statusList: [
          { queryType: 'AUTO', enabledIncreaseLimit: true },
          { queryType: 'FILE', enabledIncreaseLimit: false },
          { queryType: 'PRIVILEGED', enabledIncreaseLimit: false },
          { queryType: 'QUICK', enabledIncreaseLimit: true },
        ],
      },
      'quick-increase',
    ),
    post(
      'ep-gw-queryaffichelist',
      'affiche/task/queryAfficheList',
      { productCode },
      [affiche],
      'upgrade-notice',
    ),
    post(
      'ep-gw-queryuseraccessqualification',
      'access/queryUserAccessQualification',
      { requiredAccessTypeInfoList: [{ accessType: 'NEW', accessSubType: 'XTL_OPEN_BSHOP' }] },
      [{ accessType: 'NEW', accessSubType: 'XTL_OPEN_BSHOP', operationCode: 'APPLICABLE' }],
      'upgradable',
    ),
    post(
      'ep-gw-getcompanydecennial',
      'company/getCompanyDecennial',
      { productCode },
      {
        saveAmount: 3846.2,
        totalTransactionAmount: 2146800,
        freeInterestAmount: 1286400,
        discountsAmount: 630.2,
      },
    ),
    post(
      'ep-gw-queryledgerrepayment',
      'bill/period/queryLedgerRepayment',
      { productCode },
      { normalRepayAmount: 32618.4, normalRepayDate: '2026-11-15', overDueRepayAmount: 0 },
    ),
    post('ep-gw-accountquerydetailinfo entity-account', 'account/queryDetailInfo', { accountType: '' }, [
      overflowAccount,
      easyPayAccount,
    ]),
    post(
      'ep-gw-vaswithdrawalcheck',
      'vasAccount/vasWithdrawalCheck',
      { productCode, accountNo: overflowAccount.accountNo },
      { showGuidance: true, showButton: true },
    ),
    post(
      'entity-vas-withdrawal-check',
      'vasAccount/vasWithdrawalCheck',
      { productCode, accountNo: easyPayAccount.accountNo },
      { showGuidance: true, showButton: false },
    ),
    post(
      'ep-gw-signguidanceread',
      'vasAccount/signGuidanceRead',
      { productCode, accountNo: overflowAccount.accountNo },
      true,
    ),
    post(
      'ep-gw-querycouponinfo',
      'coupon/queryCouponInfo',
      { productCode, channel: 'PC' },
      {
        availableCouponNum: 3,
        waitReceiveCouponNum: 2,
        isAboutExpire: true,
        myCouponVO: { couponId: 'YHQ202611120001', couponAmount: 100 },
      },
    ),
    post(
      'ep-gw-computeactioncodeversion',
      'route/computeActionCodeVersion',
      { productCode, actionCode: 'INCREASE_LIMIT_ENTRANCE' },
      { targetVersion: 'OPEN' },
    ),
    post(
      'ep-gw-versioncompute',
      '/gateway/std/page/std-platform/router/versionCompute',
      { productCode, scene: 'NEW_CREDIT_ROUTE' },
      { targetVersion: 'OPEN' },
    ),
  ],
  inner('resCode', '0000000'),
);

testEndpoints(
  'gateway',
  '/gateway/scene/',
  [
    post(
      'scene-landing-banner',
      'querySceneSourceInfo',
      { sceneCode: 'QYJC-LANDING-BANNER' },
      {
        sceneSourceAdDtoList: expect.arrayContaining([
          expect.objectContaining({ title: '企业采购，先采后付', remarks: '12003' }),
        ]),
      },
    ),
    post(
      'ep-gw-queryrecadlist scene-jc-index',
      'queryRecAdList',
      { sceneCode: 'jc-index' },
      { bizAdList: titled('金采保理', '先采后付', '金采提现', '批发金采') },
    ),
    post(
      'ep-gw-queryscenesourceinfo scene-home-ad',
      'querySceneSourceInfo',
      { sceneCode: 'QYJC-PC-HOME-AD-SWIPER' },
      { sceneSourceAdDtoList: titled('发票提额', '月结PLUS', '溢缴款账户') },
    ),
  ],
  inner('code', '00000'),
);

test(
  'returns contractList and showPosition of pending contracts',
  { tags: ['entity-contract-response'] },
  async () => {
    const pending = await provisional.queryNeedSignContractList({}, await provider('face-contract'));
    expect(pending).toMatchObject({
      contractList: [faceContract],
      showPosition: ['home', 'serviceContract'],
    });
  },
);
