import type { BillTab } from '#generated/shared/enums/BillTab.ts';
import { parentOnly, popOnly } from '../../routing/menuEntry.ts';
import { query, screen } from '../../routing/screen.ts';

const list = {
  title: '账单还款',
  help: 'repay/online#bills',
  query: query<{ tabName?: BillTab; billNo?: string; dateFrom?: string; dateTo?: string }>(),
  page: () => import('./BillListPage.tsx'),
  prefetch: () => import('./prefetchList.ts'),
  menu: { name: 'billList', icon: 'bill' },
} as const;

/** A bill, or one period of it. */
const detail = {
  title: '账单详情',
  help: 'repay/online#bills',
  query: query<{ billNo?: string; period?: string }>(),
  page: () => import('./BillDetailPage.tsx'),
  prefetch: () => import('./prefetchDetail.ts'),
} as const;

export const billScreens = {
  companyBills: screen('/company/billListNew', {
    ...list,
    role: 'company',
    name: 'company-bill-list-new',
    flags: { newHome: true, keepAlive: true },
  }),
  companyBillDetail: screen('/company/billDetailNew', { ...detail, role: 'company' }),
  unbilled: screen('/yaojingcai/unbilled', {
    role: 'company',
    title: '未出账借款',
    help: 'repay/quick',
    page: () => import('./UnbilledPage.tsx'),
    menu: { name: 'unbilled', icon: 'loan', ...popOnly, ...parentOnly },
  }),
  factoringBills: screen('/baolibiaopin/billListNew', { ...list, role: 'all', flags: { keepAlive: true } }),
  factoringBillDetail: screen('/baolibiaopin/billDetail', { ...detail, role: 'baolibiaopin' }),
};
