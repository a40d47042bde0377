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
};
