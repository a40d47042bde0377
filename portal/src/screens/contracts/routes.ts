import { parentOnly } from '../../routing/menuEntry.ts';
import { screen } from '../../routing/screen.ts';

const contracts = {
  title: '服务合同',
  menu: { name: 'serviceContract', icon: 'contract', ...parentOnly },
} as const;

export const contractScreens = {
  companyContracts: screen('/company/serviceContract', { ...contracts, role: 'company' }),
  fenxiaoContracts: screen('/fenxiao/serviceContract', { ...contracts, role: 'fenxiao' }),
  factoringContracts: screen('/baolibiaopin/serviceContract', { ...contracts, role: 'all' }),
};
