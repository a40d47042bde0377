import { query, screen } from '../../routing/screen.ts';

export const quotaScreens = {
  quota: screen('/quotaManage', {
    role: 'all',
    title: '额度管理',
    help: 'increase/materials',
    query: query<{ days?: ''; dateFrom?: string; dateTo?: string }>(),
    page: () => import('./QuotaPage.tsx'),
  }),
  freezeTip: screen('/freezeTipDetail', {
    role: 'all',
    title: '冻结说明',
    help: 'problemList#frozen',
    page: () => import('./FreezePage.tsx'),
  }),
};
