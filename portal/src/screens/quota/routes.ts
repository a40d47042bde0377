import { screen } from '../../routing/screen.ts';

export const quotaScreens = {
  quota: screen('/quotaManage', { role: 'all', title: '额度管理', page: () => import('./QuotaPage.tsx') }),
  freezeTip: screen('/freezeTipDetail', {
    role: 'all',
    title: '冻结说明',
    page: () => import('./FreezePage.tsx'),
  }),
};
