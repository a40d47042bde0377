import { query, screen } from '../../routing/screen.ts';

/** One page for all families of products. `month` is YYYY-MM, `day` YYYY-MM-DD. */
const page = {
  title: '还款日历',
  help: 'repay/online#calendar',
  query: query<{ month?: string; day?: string }>(),
  page: () => import('./DueCalendarPage.tsx'),
  prefetch: () => import('./prefetch.ts'),
} as const;

const inMenu = { name: 'dueCalendar', icon: 'calendar' } as const;

export const dueCalendarScreens = {
  companyDueCalendar: screen('/company/dueCalendar', { ...page, role: 'company', menu: inMenu }),
  fenxiaoDueCalendar: screen('/fenxiao/dueCalendar', { ...page, role: 'fenxiao', menu: inMenu }),
  /** Not in the menu: 1 §2 lists the entries of this product's menu. Home links here. */
  yipanhuoDueCalendar: screen('/yipanhuo/dueCalendar', { ...page, role: 'yipanhuo' }),
  factoringDueCalendar: screen('/baolibiaopin/dueCalendar', { ...page, role: 'baolibiaopin', menu: inMenu }),
};
