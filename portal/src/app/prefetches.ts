import type { PrefetchModule } from './routeRecord.ts';

const home = () => import('../screens/home/prefetch.ts');
const billList = () => import('../screens/bills/prefetchList.ts');
const billDetail = () => import('../screens/bills/prefetchDetail.ts');
const orders = () => import('../screens/orders/prefetch.ts');

/** What asks for a screen's data before the screen is there, by route path. */
export const prefetches: Readonly<Record<string, (() => Promise<PrefetchModule>) | undefined>> = {
  '/company/index': home,
  '/fenxiao/index': home,
  '/yipanhuo/index': home,
  '/baolibiaopin/index': home,
  '/company/billListNew': billList,
  '/baolibiaopin/billListNew': billList,
  '/company/billDetailNew': billDetail,
  '/baolibiaopin/billDetail': billDetail,
  '/company/orderManage': orders,
  '/fenxiao/orderManage': orders,
  '/yipanhuo/order': orders,
  '/baolibiaopin/orderManage': orders,
};
