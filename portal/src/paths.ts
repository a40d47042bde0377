/**
 * Every URL inside the portal, without the base `/front`. A leaf: screens link by it and need neither
 * the route table nor each other. Odd spellings in paths are the world's (decisions.md 19).
 */
type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

export type BillTab = 'waitRepay' | 'allBill' | 'overdue' | 'settled' | 'unbilled';
/** A bill, or one period of it. */
interface BillRef extends Query {
  readonly billNo?: string;
  readonly period?: string;
}
interface OrderRef extends Query {
  readonly orderNo?: string;
}
/** What is to be repaid: bill numbers joined by commas, `number.period` for one period; none means all that is due. */
interface RepayChoice extends Query {
  readonly bills?: string;
  readonly investorNo?: string;
}
export type FlowStep = 'step' | 'realName' | 'contractSign' | 'audit';

export const paths = {
  root: () => '/',
  companyIndex: (query: { productCode?: string } = {}) => withQuery('/company/index', query),
  companyLanding: (query: { productCode?: string; stay?: string } = {}) =>
    withQuery('/company/landing', query),
  companyBills: (query: { tabName?: BillTab } = {}) => withQuery('/company/billListNew', query),
  companyBillDetail: (query: BillRef = {}) => withQuery('/company/billDetailNew', query),
  companyOrders: (query: OrderRef = {}) => withQuery('/company/orderManage', query),
  companyPayRecords: () => '/company/payRecord',
  companyClearType: () => '/company/clearTypeManage',
  companyClearTypeChange: (query: { jdpin?: string } = {}) =>
    withQuery('/company/clearTypeManage/clearTypeChange', query),
  discountRules: () => '/yaojingcai/dscRule',
  unbilled: () => '/yaojingcai/unbilled',
  companyAccounts: () => '/company/accountManage',
  companyPaySetting: () => '/company/jcPaySetting',
  companyInfo: () => '/company/companyInfo',
  companyModifyPhone: () => '/company/companyInfo/modifyPhone',
  companyContracts: () => '/company/serviceContract',
  companyTaskDetail: (joinId: string, query: { fromTaskCenter?: string } = {}) =>
    withQuery(`/company/taskDetail/${encodeURIComponent(joinId)}`, query),
  myCoupons: () => '/company/myCoupons',
  memberCenter: () => '/company/memberCenter',
  activityCenter: (query: { tabName?: 'taskTab' } = {}) => withQuery('/company/activityCenter', query),
  settleCertificate: () => '/company/settleCertificate',
  companyOpen: (query: { productCode?: string; fromName?: string } = {}) =>
    withQuery('/company/open/index', query),
  companyOpenOffline: () => '/company/open/offline',
  standardOpenOffline: () => '/company/standardOpen/offline',
  standardOpenFlow: (step: FlowStep, query: { productCode?: string; from?: string } = {}) =>
    withQuery(`/company/standardOpen/flowNew/${step}`, query),
  fenxiaoIndex: (query: { productCode?: string } = {}) => withQuery('/fenxiao/index', query),
  fenxiaoContracts: () => '/fenxiao/serviceContract',
  fenxiaoModifyPhone: () => '/fenxiao/companyInfo/modifyPhone',
  fenxiaoOrders: (query: OrderRef = {}) => withQuery('/fenxiao/orderManage', query),
  fenxiaoOrderDetail: (query: OrderRef = {}) => withQuery('/fenxiao/detail', query),
  fenxiaoRefunds: () => '/fenxiao/refundList',
  fenxiaoPayRecords: () => '/fenxiao/payRecord',
  fenxiaoPayRecordsFxzq: () => '/fenxiao/payRecordFxzq',
  fenxiaoRepaySetting: () => '/fenxiao/repaySetting',
  yipanhuoIndex: () => '/yipanhuo/index',
  yipanhuoOrders: (query: OrderRef = {}) => withQuery('/yipanhuo/order', query),
  yipanhuoOrderDetail: (query: OrderRef = {}) => withQuery('/yipanhuo/detail', query),
  yipanhuoPayRecords: () => '/yipanhuo/payedRecord',
  yipanhuoPaidOrders: () => '/yipanhuo/payedOrderRecord',
  yipanhuoRefunds: () => '/yipanhuo/refoundRecord',
  factoringIndex: () => '/baolibiaopin/index',
  factoringBills: (query: { tabName?: BillTab } = {}) => withQuery('/baolibiaopin/billListNew', query),
  factoringBillDetail: (query: BillRef = {}) => withQuery('/baolibiaopin/billDetail', query),
  factoringOrders: (query: OrderRef = {}) => withQuery('/baolibiaopin/orderManage', query),
  factoringBalance: () => '/baolibiaopin/balanceAccount',
  factoringBalanceClaim: () => '/baolibiaopin/balanceAccount/claim',
  factoringBalanceTransfer: () => '/baolibiaopin/balanceTransfer',
  factoringContracts: () => '/baolibiaopin/serviceContract',
  factoringClearType: () => '/baolibiaopin/clearTypeMange',
  factoringLanding: (query: { productCode?: string } = {}) => withQuery('/baolibiaopin/landing', query),
  xchfLanding: (query: { productCode?: string } = {}) => withQuery('/xchf/landing', query),
  factoringOpen: () => '/baolibiaopin/standard/index',
  repay: (query: RepayChoice = {}) => withQuery('/repayCom', query),
  factoringRepay: (query: RepayChoice = {}) => withQuery('/JcblRepayCom', query),
  repayChooseFunder: (query: RepayChoice = {}) => withQuery('/repayCom/chooseLoanCapital', query),
  repayResult: (query: { repayNo?: string; key?: string } = {}) => withQuery('/repayCom/result', query),
  instalment: (query: { billNo?: string } = {}) => withQuery('/billStaging', query),
  instalmentResult: (query: { instalmentNo?: string; key?: string } = {}) =>
    withQuery('/billStaging/result', query),
  refundDetail: (query: { refundNo?: string } = {}) => withQuery('/refundDetail', query),
  clearType: () => '/clearTypeManage',
  clearTypeChange: (query: { jdpin?: string } = {}) => withQuery('/clearTypeManage/clearTypeChange', query),
  modifyPhone: () => '/companyInfo/modifyPhone',
  quota: () => '/quotaManage',
  freezeTip: () => '/freezeTipDetail',
  invoiceQuota: () => '/invoiceQuotaNew',
  increaseActivity: () => '/increaseActivity',
  cancelProduct: (query: { fromName?: string } = {}) => withQuery('/distoryUserAccount', query),
  vasClaim: (query: { fromName?: string; investorNo?: string } = {}) => withQuery('/vas/vasClaim', query),
  vasIntro: (query: { fromName?: string; investorNo?: string } = {}) => withQuery('/vas/vasIntro', query),
  vasClaimRecord: (query: { fromName?: string; accountNo?: string } = {}) =>
    withQuery('/vas/claimRecord', query),
  vasWithdrawalApply: (query: { accountNo?: string } = {}) => withQuery('/vas/withdrawal/apply', query),
  vasAccountDetail: (query: { accountNo?: string } = {}) => withQuery('/vas/account', query),
  yjfClaim: (query: { fromName?: string; investorNo?: string } = {}) => withQuery('/yjf/claim', query),
  yjfHowUse: (query: { fromName?: string; investorNo?: string } = {}) => withQuery('/yjf/howUse', query),
  faceCallback: () => '/localRealNameCallBack',
  vasChooseAccount: () => '/vas/chooseAccount',
  yjfBankCards: () => '/yjf/bankCardAccountList',
  help: () => '/help/problemList',
  helpPage: (section: string, page: string) => `/help/${section}/${page}`,
  helpFreeInterest: () => '/help/member/freeInt21',
} as const;
