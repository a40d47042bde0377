import { query, screen } from '../../routing/screen.ts';

/**
 * The debts to repay. `bills` are numbers separated by commas, `number.period` for one period; empty means everything due.
 * `early`: also periods that are not billed yet.
 */
const choice = query<{ bills?: string; early?: '1'; investorNo?: string; couponId?: string }>();
const prefetch = () => import('./prefetch.ts');
const form = {
  role: 'all',
  help: 'repay/online',
  query: choice,
  page: () => import('./RepayPage.tsx'),
  prefetch,
} as const;

export const repayScreens = {
  repay: screen('/repayCom', { ...form, title: '还款' }),
  factoringRepay: screen('/JcblRepayCom', { ...form, title: '保理还款' }),
  repayChooseFunder: screen('/repayCom/chooseLoanCapital', {
    role: 'all',
    title: '选择资金方',
    help: 'repay/online',
    query: choice,
    page: () => import('./ChooseFunderPage.tsx'),
    prefetch,
  }),
  repayResult: screen('/repayCom/result', {
    role: 'all',
    title: '还款结果',
    help: 'repay/online#status',
    query: query<{ repayNo?: string; key?: string; approvalNo?: string }>(),
    page: () => import('./RepayResultPage.tsx'),
  }),
};
