import { screen } from '../../routing/screen.ts';

export const couponScreens = {
  myCoupons: screen('/company/myCoupons', {
    role: 'all',
    title: '我的优惠券',
    menu: { name: 'myCoupons', icon: 'coupon' },
  }),
};
