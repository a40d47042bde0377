import type { ScreenModule } from './routeRecord.ts';

/** Screens that exist, by route path: each its own chunk. A route without one shows the page under construction. */
export const screens: Readonly<Record<string, (() => Promise<ScreenModule>) | undefined>> = {
  '/company/landing': () => import('../screens/landing/LandingPage.tsx'),
  '/baolibiaopin/landing': () => import('../screens/landing/FactoringLandingPage.tsx'),
  '/xchf/landing': () => import('../screens/landing/XchfLandingPage.tsx'),
  '/company/index': () => import('../screens/home/HomePage.tsx'),
  '/localRealNameCallBack': () => import('../screens/home/FaceCallbackPage.tsx'),
  '/increaseActivity': () => import('../screens/increase/IncreasePage.tsx'),
};
