import { query, screen } from '../../routing/screen.ts';

/** What is to be repaid: bill numbers joined by commas, `number.period` for one period; none means all that is due. */
const choice = query<{ bills?: string; investorNo?: string; couponId?: string }>();
const page = () => import('./RepayPage.tsx');

export const repayScreens = {
  repay: screen('/repayCom', { role: 'all', title: '还款', query: choice, page }),
  factoringRepay: screen('/JcblRepayCom', { role: 'all', title: '保理还款', query: choice, page }),
  repayChooseFunder: screen('/repayCom/chooseLoanCapital', {
    role: 'all',
    title: '选择资金方',
    query: choice,
    page: () => import('./ChooseFunderPage.tsx'),
  }),
  repayResult: screen('/repayCom/result', {
    role: 'all',
    title: '还款结果',
    query: query<{ repayNo?: string; key?: string; approvalNo?: string }>(),
    page: () => import('./RepayResultPage.tsx'),
  }),
};
