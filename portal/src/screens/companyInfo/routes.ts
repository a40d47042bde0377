import { parentOnly } from '../../routing/menuEntry.ts';
import { query, screen } from '../../routing/screen.ts';

const inMenu = { name: 'companyInfo', icon: 'building', ...parentOnly } as const;

/** `change` is set while the drawer with the application is open. */
type InfoQuery = { change?: string };
const info = {
  title: '企业信息',
  help: 'apply/change-info',
  query: query<InfoQuery>(),
  page: () => import('./CompanyInfoPage.tsx'),
} as const;
const phone = {
  title: '修改手机号',
  help: 'apply/change-info#phone',
  page: () => import('./ModifyPhonePage.tsx'),
} as const;

export const companyInfoScreens = {
  companyInfo: screen('/company/companyInfo', { ...info, role: 'company', menu: inMenu }),
  companyModifyPhone: screen('/company/companyInfo/modifyPhone', { ...phone, role: 'company' }),
  fenxiaoCompanyInfo: screen('/fenxiao/companyInfo/:state', {
    role: 'fenxiao',
    title: '企业信息',
    help: 'apply/change-info',
    query: query<InfoQuery & { state: 'index' | 'modifyPhone' }>(),
    page: () => import('./FenxiaoCompanyPage.tsx'),
    menu: { ...inMenu, link: '/fenxiao/companyInfo/index' },
  }),
  factoringCompanyInfo: screen('/baolibiaopin/companyInfo', { ...info, role: 'all', menu: inMenu }),
  factoringModifyAgent: screen('/baolibiaopin/modifyAgentInfo', {
    role: 'baolibiaopin',
    title: '修改经办人信息',
    help: 'apply/change-info',
    page: () => import('./ModifyAgentPage.tsx'),
  }),
  sharedCompanyInfo: screen('/companyInfo', { ...info, role: 'all' }),
  modifyPhone: screen('/companyInfo/modifyPhone', { ...phone, role: 'all' }),
};
