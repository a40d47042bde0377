import { query, redirect, screen } from '../../routing/screen.ts';

/** One page for all families of products. */
const home = {
  title: '首页',
  help: 'problemList',
  query: query<{ productCode?: string }>(),
  page: () => import('./HomePage.tsx'),
  prefetch: () => import('./prefetch.ts'),
  menu: { name: 'index', icon: 'home' },
} as const;

export const homeScreens = {
  /** Has no page: the guard redirects to the home of the product. */
  root: screen('/', {
    role: 'all',
    title: '首页',
    help: 'problemList',
    page: undefined,
    query: query<{ productCode?: string }>(),
  }),

  companyRoot: redirect('/company', '/company/index'),
  companyIndex: screen('/company/index', {
    ...home,
    role: 'company',
    name: 'company-index',
    flags: { newHome: true, keepAlive: true },
  }),
  fenxiaoRoot: redirect('/fenxiao', '/fenxiao/index'),
  fenxiaoIndex: screen('/fenxiao/index', {
    ...home,
    role: 'fenxiao',
    name: 'fenxiao-index',
    flags: { keepAlive: true },
  }),
  yipanhuoIndex: screen('/yipanhuo/index', { ...home, role: 'yipanhuo', flags: { keepAlive: true } }),
  factoringIndex: screen('/baolibiaopin/index', { ...home, role: 'all', flags: { keepAlive: true } }),
};
