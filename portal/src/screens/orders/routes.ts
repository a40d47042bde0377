import type { PurchaseKind } from '#generated/shared/enums/PurchaseKind.ts';
import { query, screen } from '../../routing/screen.ts';

const list = {
  title: '订单管理',
  help: 'problemList',
  query: query<{
    /** Order whose details are open. */
    orderNo?: string;
    /** Filter: order numbers or parts of them, separated by commas. */
    no?: string;
    jdpin?: string;
    category?: PurchaseKind;
    dateFrom?: string;
    dateTo?: string;
  }>(),
  page: () => import('./OrdersPage.tsx'),
  prefetch: () => import('./prefetch.ts'),
} as const;

const detail = {
  title: '订单详情',
  help: 'problemList',
  query: query<{ orderNo?: string }>(),
  page: () => import('./OrderDetailPage.tsx'),
} as const;

const inMenu = { name: 'orderManage', icon: 'box' } as const;

export const orderScreens = {
  companyOrders: screen('/company/orderManage', { ...list, role: 'company', menu: inMenu }),
  fenxiaoOrders: screen('/fenxiao/orderManage', { ...list, role: 'fenxiao' }),
  fenxiaoOrderDetail: screen('/fenxiao/detail', { ...detail, role: 'fenxiao' }),
  yipanhuoOrders: screen('/yipanhuo/order', {
    ...list,
    role: 'yipanhuo',
    menu: { name: 'order', icon: 'box' },
  }),
  yipanhuoOrderDetail: screen('/yipanhuo/detail', { ...detail, role: 'yipanhuo' }),
  yipanhuoPaidOrders: screen('/yipanhuo/payedOrderRecord', {
    role: 'yipanhuo',
    title: '已还订单',
    help: 'repay/online',
    page: () => import('./PaidOrdersPage.tsx'),
    menu: { name: 'payedOrderRecord', icon: 'bill' },
  }),
  factoringOrders: screen('/baolibiaopin/orderManage', { ...list, role: 'all', menu: inMenu }),
};
