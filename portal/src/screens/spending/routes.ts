import { query, screen } from '../../routing/screen.ts';
import type { MonthChoice } from './period.ts';

export const spendingScreens = {
  spending: screen('/spending', {
    role: 'all',
    title: '支出分析',
    help: 'problemList#spending',
    query: query<{ months?: MonthChoice; dateFrom?: string; dateTo?: string; view?: 'table' }>(),
    page: () => import('./SpendingPage.tsx'),
    menu: { name: 'spending', icon: 'chart' },
  }),
};
