import { parentOnly } from '../../routing/menuEntry.ts';
import { screen } from '../../routing/screen.ts';

const page = () => import('./AccountsPage.tsx');

const inMenu = { name: 'accountManage', icon: 'people', ...parentOnly } as const;

export const accountScreens = {
  companyAccounts: screen('/company/accountManage', {
    role: 'company',
    title: '采购账号管理',
    page,
    menu: inMenu,
  }),
  companyPaySetting: screen('/company/jcPaySetting', {
    role: 'company',
    title: '金采支付设置',
    menu: { name: 'jcPaySetting', icon: 'sliders' },
  }),
  fenxiaoAccounts: screen('/fenxiao/accountManage', {
    role: 'fenxiao',
    title: '采购账号管理',
    page,
    menu: inMenu,
  }),
  factoringAccounts: screen('/baolibiaopin/accountManage', {
    role: 'all',
    title: '采购账号管理',
    menu: { ...inMenu, showProductList: ['12023'] },
  }),
  factoringAccountAdd: screen('/baolibiaopin/accountManage/add', {
    role: 'baolibiaopin',
    title: '新增采购账号',
  }),
  factoringAccountAddSingle: screen('/baolibiaopin/accountManage/addAccountSingle', {
    role: 'baolibiaopin',
    title: '单个新增采购账号',
  }),
};
