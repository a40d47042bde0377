import type { PageRoute, RedirectRoute, RouteFlags, RouteRecord, RouteRole } from './routeRecord.ts';
import { prefetches } from './prefetches.ts';
import { remember } from './remember.ts';
import { screens } from './screens.ts';

interface PageRest {
  readonly name?: string;
  readonly flags?: RouteFlags;
}

const page = (path: string, role: RouteRole, title: string, rest: PageRest = {}): PageRoute => {
  const screen = screens[path];
  const prefetch = prefetches[path];
  return {
    path,
    role,
    title,
    flags: rest.flags ?? {},
    ...(rest.name === undefined ? {} : { name: rest.name }),
    ...(screen === undefined ? {} : { screen: remember(screen) }),
    ...(prefetch === undefined ? {} : { prefetches: remember(prefetch) }),
  };
};

const redirect = (path: string, redirectTo: string): RedirectRoute => ({ path, redirectTo });

const opening = { opening: true, jumpLoginPage: true } as const;
const offlineOpening = { ...opening, offline: true } as const;
const landing = { isLandingPage: true } as const;
const kept = { keepAlive: true } as const;
const newHome = { newHome: true, ...kept } as const;
const login = { jumpLoginPage: true } as const;
const everyone = { next: true } as const;

/** The whole route table of 1 §2 and 2 §2.1, and nothing else (not-shown: ns-route-table-rest). */
export const routes: readonly RouteRecord[] = [
  page('/', 'all', '首页'),

  // Company
  redirect('/company', '/company/index'),
  page('/company/index', 'company', '首页', { name: 'company-index', flags: newHome }),
  page('/company/billListNew', 'company', '账单还款', { name: 'company-bill-list-new', flags: newHome }),
  page('/company/orderManage', 'company', '订单管理'),
  page('/company/payRecord', 'company', '还款记录'),
  page('/company/clearTypeManage', 'company', '账期管理', { flags: kept }),
  page('/company/clearTypeManage/clearTypeChange', 'company', '变更账期'),
  page('/company/accountManage', 'company', '采购账号管理'),
  page('/company/jcPaySetting', 'company', '金采支付设置'),
  page('/company/companyInfo', 'company', '企业信息'),
  page('/company/companyInfo/modifyPhone', 'company', '修改手机号'),
  page('/company/serviceContract', 'company', '服务合同'),
  page('/company/billDetailNew', 'company', '账单详情'),
  page('/company/taskDetail/:joinId', 'company', '任务详情', { name: 'company-task-detail' }),
  page('/yaojingcai/dscRule', 'company', '折扣账期'),
  page('/yaojingcai/unbilled', 'company', '未出账借款'),
  page('/company/myCoupons', 'all', '我的优惠券'),
  page('/company/memberCenter', 'all', '权益中心'),
  page('/company/activityCenter', 'all', '活动中心'),
  page('/company/settleCertificate', 'all', '结清证明'),

  // Landing and opening
  page('/company/landing', 'company', '产品介绍', { flags: landing }),
  page('/company/open/index', 'company', '开通申请', { name: 'company-open', flags: opening }),
  redirect('/company/open/flow', '/company/open/flowNew/step'),
  page('/company/open/flowNew/:step', 'company', '开通流程', { flags: opening }),
  page('/company/open/offline', 'company', '线下开通', { flags: offlineOpening }),
  page('/company/open/repateOpen', 'company', '重复开通', { flags: opening }),
  page('/company/open/manageAbnormal', 'company', '经营异常', { flags: opening }),
  page('/company/open/addInfo', 'company', '补充信息', { flags: opening }),
  page('/company/open/contractSign', 'company', '合同签署', { flags: opening }),
  page('/company/open/auditResult', 'company', '审核结果', { flags: opening }),
  page('/company/standardOpen/index', 'company', '开通申请', { flags: opening }),
  page('/company/standardOpen/realNameLocal', 'company', '企业实名认证', { flags: opening }),
  redirect('/company/standardOpen/flow/:step', '/company/standardOpen/flowNew/:step'),
  page('/company/standardOpen/flowNew/:step', 'company', '开通流程', {
    name: 'company-standard-open-flow-new',
    flags: opening,
  }),
  page('/company/standardOpen/offline', 'company', '线下开通', { flags: offlineOpening }),
  page('/company/standardOpen/repateOpen', 'company', '重复开通', { flags: opening }),
  page('/company/standardOpen/manageAbnormal', 'company', '经营异常', { flags: opening }),
  page('/contractSignNoLogin', 'all', '合同签署', { flags: { next: true, notShowHeaderFooter: true } }),

  // Distributor
  redirect('/fenxiao', '/fenxiao/index'),
  page('/fenxiao/index', 'fenxiao', '首页', { name: 'fenxiao-index', flags: kept }),
  page('/fenxiao/orderManage', 'fenxiao', '订单管理'),
  page('/fenxiao/refundList', 'fenxiao', '退款记录'),
  page('/fenxiao/payRecord', 'fenxiao', '还款记录'),
  page('/fenxiao/payRecordFxzq', 'fenxiao', '还款记录'),
  page('/fenxiao/repaySetting', 'fenxiao', '还款设置'),
  page('/fenxiao/accountManage', 'fenxiao', '采购账号管理'),
  page('/fenxiao/companyInfo/:state', 'fenxiao', '企业信息'),
  page('/fenxiao/serviceContract', 'fenxiao', '服务合同'),
  page('/fenxiao/detail', 'fenxiao', '订单详情'),

  // Used-goods trade
  page('/yipanhuo/index', 'yipanhuo', '首页', { flags: kept }),
  page('/yipanhuo/order', 'yipanhuo', '订单管理'),
  page('/yipanhuo/payedRecord', 'yipanhuo', '还款记录'),
  page('/yipanhuo/payedOrderRecord', 'yipanhuo', '已还订单'),
  page('/yipanhuo/refoundRecord', 'yipanhuo', '退款记录'),
  page('/yipanhuo/detail', 'yipanhuo', '订单详情'),

  // Pharmacy POP
  redirect('/yaojingcai', '/yaojingcai/open/index'),
  page('/yaojingcai/open/index', 'yaojingcaiPop', '开通申请', { flags: opening }),
  page('/yaojingcai/open/addInfo', 'yaojingcaiPop', '补充信息', { flags: opening }),
  page('/yaojingcai/open/agreement', 'yaojingcaiPop', '协议签署', { flags: opening }),
  page('/yaojingcai/open/auditResult', 'yaojingcaiPop', '审核结果', { flags: opening }),

  // Factoring
  page('/baolibiaopin/index', 'all', '首页', { flags: kept }),
  page('/baolibiaopin/billListNew', 'all', '账单还款', { flags: kept }),
  page('/baolibiaopin/orderManage', 'all', '订单管理'),
  page('/baolibiaopin/accountManage', 'all', '采购账号管理'),
  page('/baolibiaopin/clearTypeMange', 'all', '账期管理', { flags: kept }),
  page('/baolibiaopin/companyInfo', 'all', '企业信息'),
  page('/baolibiaopin/serviceContract', 'all', '服务合同'),
  page('/baolibiaopin/balanceAccount', 'all', '余额账户'),
  page('/baolibiaopin/problemList', 'all', '常见问题'),
  page('/baolibiaopin/landing', 'baolibiaopin', '金采保理', { name: 'baolibiaopin-landing', flags: landing }),
  page('/xchf/landing', 'baolibiaopin', '先采后付', { name: 'xchf-landing', flags: landing }),
  page('/baolibiaopin/standard/*', 'baolibiaopin', '开通流程', { flags: opening }),
  page('/baolibiaopin/billDetail', 'baolibiaopin', '账单详情'),
  page('/baolibiaopin/accountManage/add', 'baolibiaopin', '新增采购账号'),
  page('/baolibiaopin/accountManage/addAccountSingle', 'baolibiaopin', '单个新增采购账号'),
  page('/baolibiaopin/balanceAccount/claim', 'baolibiaopin', '余额认领'),
  page('/baolibiaopin/balanceAccount/claimResult', 'baolibiaopin', '认领结果'),
  page('/baolibiaopin/balanceTransfer', 'baolibiaopin', '余额转账'),
  page('/baolibiaopin/balanceTransferResult', 'baolibiaopin', '转账结果'),
  page('/baolibiaopin/modifyAgentInfo', 'baolibiaopin', '修改经办人信息'),

  // Shared
  page('/repayCom', 'all', '还款'),
  page('/JcblRepayCom', 'all', '保理还款'),
  page('/repayCom/chooseLoanCapital', 'all', '选择资金方'),
  page('/repayCom/result', 'all', '还款结果'),
  page('/billStaging', 'all', '账单分期'),
  page('/billStaging/result', 'all', '分期结果'),
  page('/vas/vasClaim', 'all', '溢缴款认领', { name: 'vasClaim' }),
  page('/vas/chooseAccount', 'all', '选择账户'),
  page('/vas/claimRecord', 'all', '认领记录', { name: 'vasClaimRecord' }),
  page('/vas/vasIntro', 'all', '溢缴款账户介绍', { name: 'vasIntro' }),
  page('/vas/vasClaim/Result', 'all', '认领结果'),
  page('/vas/withdrawal/apply', 'all', '转出申请', { name: 'vasWithdrawalApply' }),
  page('/vas/withdrawal/result', 'all', '转出结果', { name: 'vasWithdrawalResult' }),
  page('/vas/account', 'all', '溢缴款账户明细', { name: 'vasAccountDetail' }),
  page('/clearTypeManage', 'all', '账期管理', { flags: kept }),
  page('/clearTypeManage/clearTypeChange', 'all', '变更账期'),
  page('/companyInfo', 'all', '企业信息'),
  page('/companyInfo/modifyPhone', 'all', '修改手机号'),
  page('/qygTransfer', 'all', '企业购跳转'),
  page('/quotaManage', 'all', '额度管理'),
  page('/freezeTipDetail', 'all', '冻结说明'),
  page('/refundDetail', 'all', '退款详情'),
  page('/distoryUserAccount', 'all', '注销须知', { flags: login }),
  page('/distoryUserAccount/distoryApply', 'all', '注销申请', { flags: login }),
  page('/distoryUserAccount/check', 'all', '注销校验', { flags: login }),
  page('/distoryUserAccount/result', 'all', '注销结果', { flags: login }),
  page('/buildTest', 'all', '构建测试', { flags: everyone }),
  redirect('/invoiceQuota', '/invoiceQuotaNew'),
  page('/invoiceQuotaNew', 'all', '发票提额'),
  page('/localRealNameCallBack', 'all', '实名认证结果', { flags: { next: true, notShowHeaderFooter: true } }),
  page('/yjf/claim', 'all', '易捷付认领', { name: 'yjfClaim' }),
  page('/yjf/howUse', 'all', '易捷付使用说明', { name: 'yjfHowUse' }),
  page('/yjf/bankCardAccountList', 'all', '银行卡账户'),
  page('/increaseActivity', 'all', '提额活动'),

  // Help centre
  redirect('/help', '/help/problemList'),
  page('/help/problemList', 'all', '常见问题', { flags: everyone }),
  page('/help/apply/guide', 'all', '开通指引', { flags: everyone }),
  page('/help/apply/change-info', 'all', '信息变更', { flags: everyone }),
  page('/help/member/freeInt21', 'all', '21天免息', { flags: everyone }),
  page('/help/member/memberUpgrade', 'all', '会员升级', { flags: everyone }),
  page('/help/repay/yjj', 'all', '溢缴款还款', { flags: everyone }),
  page('/help/repay/online', 'all', '在线还款', { flags: everyone }),
  page('/help/repay/quick', 'all', '快捷还款', { flags: everyone }),
  page('/help/repay/account', 'all', '还款账户', { flags: everyone }),
  page('/help/repay/yjj-claim', 'all', '溢缴款认领', { flags: everyone }),
  page('/help/increase/materials', 'all', '提额资料', { flags: everyone }),
  page('/help/unsubscribe/h5', 'all', '手机端注销', { flags: everyone }),
  page('/help/unsubscribe/pc', 'all', 'PC端注销', { flags: everyone }),
];
