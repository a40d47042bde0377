import { parentOnly } from '../../routing/menuEntry.ts';
import { screen } from '../../routing/screen.ts';

const page = () => import('./AccountsPage.tsx');

const inMenu = { name: 'accountManage', icon: 'people', feature: 'accounts', ...parentOnly } as const;

export const accountScreens = {
  companyAccounts: screen('/company/accountManage', {
    role: 'company',
    title: '采购账号管理',
    help: 'apply/change-info',
    page,
    menu: inMenu,
  }),
  fenxiaoAccounts: screen('/fenxiao/accountManage', {
    role: 'fenxiao',
    title: '采购账号管理',
    help: 'apply/change-info',
    page,
    menu: inMenu,
  }),
  factoringAccounts: screen('/baolibiaopin/accountManage', {
    role: 'all',
    title: '采购账号管理',
    help: 'apply/change-info',
    page,
    menu: inMenu,
  }),
  factoringAccountAdd: screen('/baolibiaopin/accountManage/add', {
    role: 'baolibiaopin',
    title: '新增采购账号',
    help: 'apply/change-info',
    page: () => import('./AddSeveralPage.tsx'),
  }),
  factoringAccountAddSingle: screen('/baolibiaopin/accountManage/addAccountSingle', {
    role: 'baolibiaopin',
    title: '单个新增采购账号',
    help: 'apply/change-info',
    page: () => import('./AddOnePage.tsx'),
  }),
};
