import { screen } from '../../routing/screen.ts';

export const enterprisePurchaseScreens = {
  enterprisePurchase: screen('/qygTransfer', {
    role: 'all',
    title: '企业购跳转',
    help: 'none',
    page: () => import('./TransferPage.tsx'),
  }),
};
