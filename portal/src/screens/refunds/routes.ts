import { query, screen } from '../../routing/screen.ts';

const list = { title: '退款记录', help: 'problemList', page: () => import('./RefundsPage.tsx') } as const;

export const refundScreens = {
  fenxiaoRefunds: screen('/fenxiao/refundList', {
    ...list,
    role: 'fenxiao',
    menu: { name: 'refundList', icon: 'refund' },
  }),
  // Spelled as in the specification. 1 §2
  yipanhuoRefunds: screen('/yipanhuo/refoundRecord', { ...list, role: 'yipanhuo' }),
  refundDetail: screen('/refundDetail', {
    role: 'all',
    title: '退款详情',
    help: 'problemList',
    query: query<{ refundNo?: string }>(),
    page: () => import('./RefundDetailPage.tsx'),
  }),
};
