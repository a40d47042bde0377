import { query, redirect, screen } from '../../routing/screen.ts';

const manage = {
  title: '账期管理',
  help: 'member/freeInt21#cycles',
  flags: { keepAlive: true },
  page: () => import('./ClearTypePage.tsx'),
} as const;

const inMenu = { name: 'clearTypeManage', icon: 'calendar', feature: 'clearTypes' } as const;

const change = {
  title: '变更账期',
  help: 'member/freeInt21#cycles',
  query: query<{ jdpin?: string }>(),
  page: () => import('./ClearTypeChangePage.tsx'),
} as const;

export const clearTypeScreens = {
  clearTypeIndex: redirect('/clearTypeManage/index', '/clearTypeManage'),
  companyClearType: screen('/company/clearTypeManage', {
    ...manage,
    role: 'company',
    menu: inMenu,
  }),
  companyClearTypeChange: screen('/company/clearTypeManage/clearTypeChange', { ...change, role: 'company' }),
  clearType: screen('/clearTypeManage', { ...manage, role: 'all' }),
  clearTypeChange: screen('/clearTypeManage/clearTypeChange', {
    ...change,
    role: 'all',
  }),
  // Spelled as in the specification. 1 §2
  factoringClearType: screen('/baolibiaopin/clearTypeMange', {
    ...manage,
    role: 'all',
    menu: inMenu,
  }),
};
