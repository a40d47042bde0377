import { accountScreens } from './screens/accounts/routes.ts';
import { activityScreens } from './screens/activity/routes.ts';
import { approvalScreens } from './screens/approvals/routes.ts';
import { billScreens } from './screens/bills/routes.ts';
import { buildTestScreens } from './screens/buildTest/routes.ts';
import { cancelProductScreens } from './screens/cancelProduct/routes.ts';
import { certificateScreens } from './screens/certificate/routes.ts';
import { clearTypeScreens } from './screens/clearType/routes.ts';
import { companyInfoScreens } from './screens/companyInfo/routes.ts';
import { contractScreens } from './screens/contracts/routes.ts';
import { couponScreens } from './screens/coupons/routes.ts';
import { discountRuleScreens } from './screens/discountRules/routes.ts';
import { dueCalendarScreens } from './screens/dueCalendar/routes.ts';
import { easyPayScreens } from './screens/easyPay/routes.ts';
import { enterprisePurchaseScreens } from './screens/enterprisePurchase/routes.ts';
import { faceAuthScreens } from './screens/faceAuth/routes.ts';
import { factoringScreens } from './screens/factoring/routes.ts';
import { helpScreens } from './screens/help/routes.ts';
import { homeScreens } from './screens/home/routes.ts';
import { increaseScreens } from './screens/increase/routes.ts';
import { landingScreens } from './screens/landing/routes.ts';
import { memberScreens } from './screens/member/routes.ts';
import { openingScreens } from './screens/opening/routes.ts';
import { orderScreens } from './screens/orders/routes.ts';
import { overflowScreens } from './screens/overflow/routes.ts';
import { payRecordScreens } from './screens/payRecords/routes.ts';
import { quotaScreens } from './screens/quota/routes.ts';
import { reconcileScreens } from './screens/reconcile/routes.ts';
import { refundScreens } from './screens/refunds/routes.ts';
import { repayScreens } from './screens/repay/routes.ts';
import { repaySettingScreens } from './screens/repaySetting/routes.ts';
import { spendingScreens } from './screens/spending/routes.ts';
import { stagingScreens } from './screens/staging/routes.ts';
import { verifyScreens } from './screens/verify/routes.ts';

/**
 * The records of every screen, by name: the route table of 1 §2 and 2 §2.1 (open point ns-route-table-rest). Each
 * family keeps its own in its routes.ts; pages are named there, not imported.
 */
export const screens = {
  ...homeScreens,
  ...faceAuthScreens,
  ...landingScreens,
  ...openingScreens,
  ...billScreens,
  ...dueCalendarScreens,
  ...repayScreens,
  ...stagingScreens,
  ...orderScreens,
  ...refundScreens,
  ...payRecordScreens,
  ...reconcileScreens,
  ...spendingScreens,
  ...repaySettingScreens,
  ...clearTypeScreens,
  ...discountRuleScreens,
  ...quotaScreens,
  ...increaseScreens,
  ...overflowScreens,
  ...easyPayScreens,
  ...factoringScreens,
  ...accountScreens,
  ...approvalScreens,
  ...companyInfoScreens,
  ...enterprisePurchaseScreens,
  ...contractScreens,
  ...couponScreens,
  ...memberScreens,
  ...activityScreens,
  ...certificateScreens,
  ...cancelProductScreens,
  ...helpScreens,
  ...buildTestScreens,
  ...verifyScreens,
};

export type ScreenName = keyof typeof screens;
