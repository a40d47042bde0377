import { query, screen } from '../../routing/screen.ts';
import type { CouponTab } from './tabs.ts';

export const couponScreens = {
  myCoupons: screen('/company/myCoupons', {
    role: 'all',
    title: '我的优惠券',
    help: 'problemList',
    query: query<{ tab?: CouponTab }>(),
    page: () => import('./CouponsPage.tsx'),
    menu: { name: 'myCoupons', icon: 'coupon' },
  }),
};
