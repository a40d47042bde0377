import { query, screen } from '../../routing/screen.ts';

/** Landing pages: one for all company products, and one for each factoring product. */
export const landingScreens = {
  companyLanding: screen('/company/landing', {
    role: 'company',
    title: '产品介绍',
    help: 'apply/guide',
    flags: { isLandingPage: true },
    query: query<{ productCode?: string; stay?: string }>(),
    page: () => import('./LandingPage.tsx'),
  }),
  factoringLanding: screen('/baolibiaopin/landing', {
    role: 'baolibiaopin',
    title: '金采保理',
    help: 'apply/guide',
    name: 'baolibiaopin-landing',
    flags: { isLandingPage: true },
    query: query<{ productCode?: string; stay?: string }>(),
    page: () => import('./FactoringLandingPage.tsx'),
  }),
  xchfLanding: screen('/xchf/landing', {
    role: 'baolibiaopin',
    title: '先采后付',
    help: 'apply/guide',
    name: 'xchf-landing',
    flags: { isLandingPage: true },
    query: query<{ productCode?: string; stay?: string }>(),
    page: () => import('./XchfLandingPage.tsx'),
  }),
};
