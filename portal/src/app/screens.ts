import type { ScreenModule } from './routeRecord.ts';

interface Mounted {
  readonly screen: () => Promise<ScreenModule>;
  readonly at: readonly string[];
}

/** The screens that exist, each its own chunk, and where they are mounted. */
const mounted: readonly Mounted[] = [
  { screen: () => import('../screens/landing/LandingPage.tsx'), at: ['/company/landing'] },
  { screen: () => import('../screens/landing/FactoringLandingPage.tsx'), at: ['/baolibiaopin/landing'] },
  { screen: () => import('../screens/landing/XchfLandingPage.tsx'), at: ['/xchf/landing'] },
  {
    screen: () => import('../screens/home/HomePage.tsx'),
    at: ['/company/index', '/fenxiao/index', '/yipanhuo/index', '/baolibiaopin/index'],
  },
  { screen: () => import('../screens/help/FactoringHelpPage.tsx'), at: ['/baolibiaopin/problemList'] },
  {
    screen: () => import('../screens/help/HelpCentrePage.tsx'),
    at: [
      '/help/problemList',
      '/help/apply/guide',
      '/help/apply/change-info',
      '/help/member/freeInt21',
      '/help/member/memberUpgrade',
      '/help/repay/yjj',
      '/help/repay/online',
      '/help/repay/quick',
      '/help/repay/account',
      '/help/repay/yjj-claim',
      '/help/increase/materials',
      '/help/unsubscribe/h5',
      '/help/unsubscribe/pc',
    ],
  },
  { screen: () => import('../screens/home/FaceCallbackPage.tsx'), at: ['/localRealNameCallBack'] },
  { screen: () => import('../screens/increase/IncreasePage.tsx'), at: ['/increaseActivity'] },

  // Bills
  {
    screen: () => import('../screens/bills/BillListPage.tsx'),
    at: ['/company/billListNew', '/baolibiaopin/billListNew'],
  },
  {
    screen: () => import('../screens/bills/BillDetailPage.tsx'),
    at: ['/company/billDetailNew', '/baolibiaopin/billDetail'],
  },
  { screen: () => import('../screens/bills/UnbilledPage.tsx'), at: ['/yaojingcai/unbilled'] },

  // Repayment and instalments
  { screen: () => import('../screens/repay/RepayPage.tsx'), at: ['/repayCom', '/JcblRepayCom'] },
  { screen: () => import('../screens/repay/ChooseFunderPage.tsx'), at: ['/repayCom/chooseLoanCapital'] },
  { screen: () => import('../screens/repay/RepayResultPage.tsx'), at: ['/repayCom/result'] },
  { screen: () => import('../screens/staging/StagingPage.tsx'), at: ['/billStaging'] },
  { screen: () => import('../screens/staging/StagingResultPage.tsx'), at: ['/billStaging/result'] },

  // Orders and refunds
  {
    screen: () => import('../screens/orders/OrdersPage.tsx'),
    at: ['/company/orderManage', '/fenxiao/orderManage', '/yipanhuo/order', '/baolibiaopin/orderManage'],
  },
  { screen: () => import('../screens/orders/PaidOrdersPage.tsx'), at: ['/yipanhuo/payedOrderRecord'] },
  {
    screen: () => import('../screens/orders/OrderDetailPage.tsx'),
    at: ['/fenxiao/detail', '/yipanhuo/detail'],
  },
  {
    screen: () => import('../screens/refunds/RefundsPage.tsx'),
    at: ['/fenxiao/refundList', '/yipanhuo/refoundRecord'],
  },
  { screen: () => import('../screens/refunds/RefundDetailPage.tsx'), at: ['/refundDetail'] },

  // Records and settings
  {
    screen: () => import('../screens/payRecords/PayRecordsPage.tsx'),
    at: ['/company/payRecord', '/fenxiao/payRecord', '/fenxiao/payRecordFxzq', '/yipanhuo/payedRecord'],
  },
  { screen: () => import('../screens/repaySetting/RepaySettingPage.tsx'), at: ['/fenxiao/repaySetting'] },

  // Clear types, quota
  {
    screen: () => import('../screens/clearType/ClearTypePage.tsx'),
    at: ['/company/clearTypeManage', '/clearTypeManage', '/baolibiaopin/clearTypeMange'],
  },
  {
    screen: () => import('../screens/clearType/ClearTypeChangePage.tsx'),
    at: ['/company/clearTypeManage/clearTypeChange', '/clearTypeManage/clearTypeChange'],
  },
  { screen: () => import('../screens/quota/QuotaPage.tsx'), at: ['/quotaManage'] },
  { screen: () => import('../screens/quota/FreezePage.tsx'), at: ['/freezeTipDetail'] },
  { screen: () => import('../screens/discountRules/DiscountRulesPage.tsx'), at: ['/yaojingcai/dscRule'] },
];

/** By route path. A route without one shows the page under construction. */
export const screens: Readonly<Record<string, (() => Promise<ScreenModule>) | undefined>> =
  Object.fromEntries(mounted.flatMap(({ screen, at }) => at.map((path) => [path, screen])));
