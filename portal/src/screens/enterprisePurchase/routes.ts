import { screen } from '../../routing/screen.ts';

export const enterprisePurchaseScreens = {
  enterprisePurchase: screen('/qygTransfer', {
    role: 'all',
    title: '前往企业购',
    page: () => import('./TransferPage.tsx'),
  }),
};
