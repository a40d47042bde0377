import { query, screen } from '../../routing/screen.ts';
import type { Group } from './match/reconcile.ts';

const page = {
  title: '对账',
  help: 'problemList#reconcile',
  query: query<{ group?: Group }>(),
  page: () => import('./ReconcilePage.tsx'),
  menu: { name: 'reconcile', icon: 'columns' },
} as const;

export const reconcileScreens = {
  companyReconcile: screen('/company/reconcile', { ...page, role: 'company' }),
  factoringReconcile: screen('/baolibiaopin/reconcile', { ...page, role: 'baolibiaopin' }),
};
