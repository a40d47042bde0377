import { parentOnly } from '../../routing/menuEntry.ts';
import { query, screen } from '../../routing/screen.ts';
import type { ContractTab } from './tabs.ts';

const contracts = {
  title: '服务合同',
  help: 'apply/change-info#contract',
  query: query<{ tab?: ContractTab; q?: string }>(),
  page: () => import('./ContractsPage.tsx'),
  menu: { name: 'serviceContract', icon: 'contract', ...parentOnly },
} as const;

export const contractScreens = {
  companyContracts: screen('/company/serviceContract', { ...contracts, role: 'company' }),
  fenxiaoContracts: screen('/fenxiao/serviceContract', { ...contracts, role: 'fenxiao' }),
  factoringContracts: screen('/baolibiaopin/serviceContract', { ...contracts, role: 'all' }),
};
