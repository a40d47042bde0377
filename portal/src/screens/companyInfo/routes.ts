import { parentOnly } from '../../routing/menuEntry.ts';
import { query, screen } from '../../routing/screen.ts';

const inMenu = { name: 'companyInfo', icon: 'building', ...parentOnly } as const;

export const companyInfoScreens = {
  companyInfo: screen('/company/companyInfo', { role: 'company', title: '企业信息', menu: inMenu }),
  companyModifyPhone: screen('/company/companyInfo/modifyPhone', { role: 'company', title: '修改手机号' }),
  fenxiaoCompanyInfo: screen('/fenxiao/companyInfo/:state', {
    role: 'fenxiao',
    title: '企业信息',
    query: query<{ state: 'index' | 'modifyPhone' }>(),
    menu: { ...inMenu, link: '/fenxiao/companyInfo/index' },
  }),
  factoringCompanyInfo: screen('/baolibiaopin/companyInfo', {
    role: 'all',
    title: '企业信息',
    menu: inMenu,
  }),
  factoringModifyAgent: screen('/baolibiaopin/modifyAgentInfo', {
    role: 'baolibiaopin',
    title: '修改经办人信息',
  }),
  sharedCompanyInfo: screen('/companyInfo', { role: 'all', title: '企业信息' }),
  modifyPhone: screen('/companyInfo/modifyPhone', { role: 'all', title: '修改手机号' }),
};
