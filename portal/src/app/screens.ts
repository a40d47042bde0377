import type { ScreenModule } from './routeRecord.ts';

/** Screens that exist, by route path: each its own chunk. A route without one shows the page under construction. */
export const screens: Readonly<Record<string, (() => Promise<ScreenModule>) | undefined>> = {
  '/company/landing': () => import('../screens/landing/LandingPage.tsx'),
  '/baolibiaopin/landing': () => import('../screens/landing/FactoringLandingPage.tsx'),
  '/xchf/landing': () => import('../screens/landing/XchfLandingPage.tsx'),
  '/company/index': () => import('../screens/home/HomePage.tsx'),
  '/baolibiaopin/problemList': () => import('../screens/help/FactoringHelpPage.tsx'),
  '/help/problemList': () => import('../screens/help/HelpCentrePage.tsx'),
  '/help/apply/guide': () => import('../screens/help/HelpCentrePage.tsx'),
  '/help/apply/change-info': () => import('../screens/help/HelpCentrePage.tsx'),
  '/help/member/freeInt21': () => import('../screens/help/HelpCentrePage.tsx'),
  '/help/member/memberUpgrade': () => import('../screens/help/HelpCentrePage.tsx'),
  '/help/repay/yjj': () => import('../screens/help/HelpCentrePage.tsx'),
  '/help/repay/online': () => import('../screens/help/HelpCentrePage.tsx'),
  '/help/repay/quick': () => import('../screens/help/HelpCentrePage.tsx'),
  '/help/repay/account': () => import('../screens/help/HelpCentrePage.tsx'),
  '/help/repay/yjj-claim': () => import('../screens/help/HelpCentrePage.tsx'),
  '/help/increase/materials': () => import('../screens/help/HelpCentrePage.tsx'),
  '/help/unsubscribe/h5': () => import('../screens/help/HelpCentrePage.tsx'),
  '/help/unsubscribe/pc': () => import('../screens/help/HelpCentrePage.tsx'),
  '/localRealNameCallBack': () => import('../screens/home/FaceCallbackPage.tsx'),
  '/increaseActivity': () => import('../screens/increase/IncreasePage.tsx'),

  // Bills
  '/company/billListNew': () => import('../screens/bills/BillListPage.tsx'),
  '/baolibiaopin/billListNew': () => import('../screens/bills/BillListPage.tsx'),
  '/company/billDetailNew': () => import('../screens/bills/BillDetailPage.tsx'),
  '/baolibiaopin/billDetail': () => import('../screens/bills/BillDetailPage.tsx'),
  '/yaojingcai/unbilled': () => import('../screens/bills/UnbilledPage.tsx'),

  // Repayment and instalments
  '/repayCom': () => import('../screens/repay/RepayPage.tsx'),
  '/JcblRepayCom': () => import('../screens/repay/RepayPage.tsx'),
  '/repayCom/chooseLoanCapital': () => import('../screens/repay/ChooseFunderPage.tsx'),
  '/repayCom/result': () => import('../screens/repay/RepayResultPage.tsx'),
  '/billStaging': () => import('../screens/staging/StagingPage.tsx'),
  '/billStaging/result': () => import('../screens/staging/StagingResultPage.tsx'),

  // Orders and refunds
  '/company/orderManage': () => import('../screens/orders/OrdersPage.tsx'),
  '/fenxiao/orderManage': () => import('../screens/orders/OrdersPage.tsx'),
  '/yipanhuo/order': () => import('../screens/orders/OrdersPage.tsx'),
  '/baolibiaopin/orderManage': () => import('../screens/orders/OrdersPage.tsx'),
  '/yipanhuo/payedOrderRecord': () => import('../screens/orders/PaidOrdersPage.tsx'),
  '/fenxiao/detail': () => import('../screens/orders/OrderDetailPage.tsx'),
  '/yipanhuo/detail': () => import('../screens/orders/OrderDetailPage.tsx'),
  '/fenxiao/refundList': () => import('../screens/refunds/RefundsPage.tsx'),
  '/yipanhuo/refoundRecord': () => import('../screens/refunds/RefundsPage.tsx'),
  '/refundDetail': () => import('../screens/refunds/RefundDetailPage.tsx'),

  // Records and settings
  '/company/payRecord': () => import('../screens/payRecords/PayRecordsPage.tsx'),
  '/fenxiao/payRecord': () => import('../screens/payRecords/PayRecordsPage.tsx'),
  '/fenxiao/payRecordFxzq': () => import('../screens/payRecords/PayRecordsPage.tsx'),
  '/yipanhuo/payedRecord': () => import('../screens/payRecords/PayRecordsPage.tsx'),
  '/fenxiao/repaySetting': () => import('../screens/repaySetting/RepaySettingPage.tsx'),

  // Clear types, quota
  '/company/clearTypeManage': () => import('../screens/clearType/ClearTypePage.tsx'),
  '/company/clearTypeManage/clearTypeChange': () => import('../screens/clearType/ClearTypeChangePage.tsx'),
  '/clearTypeManage': () => import('../screens/clearType/ClearTypePage.tsx'),
  '/clearTypeManage/clearTypeChange': () => import('../screens/clearType/ClearTypeChangePage.tsx'),
  '/baolibiaopin/clearTypeMange': () => import('../screens/clearType/ClearTypePage.tsx'),
  '/quotaManage': () => import('../screens/quota/QuotaPage.tsx'),
  '/freezeTipDetail': () => import('../screens/quota/FreezePage.tsx'),
  '/yaojingcai/dscRule': () => import('../screens/discountRules/DiscountRulesPage.tsx'),

  // Homes of the other products
  '/fenxiao/index': () => import('../screens/home/HomePage.tsx'),
  '/yipanhuo/index': () => import('../screens/home/HomePage.tsx'),
  '/baolibiaopin/index': () => import('../screens/home/HomePage.tsx'),
};
