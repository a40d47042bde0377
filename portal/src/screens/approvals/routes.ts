import { parentOnly } from '../../routing/menuEntry.ts';
import { query, screen } from '../../routing/screen.ts';
import type { TriedDecision } from './decision/triedDecision.ts';

/** Child accounts open the approvals too: some decide, others see their own requests. The log is for parents. */
export const approvalScreens = {
  approvals: screen('/company/approvals', {
    role: 'all',
    title: '审批管理',
    help: 'problemList#approval-setting',
    query: query<{ box?: 'TO_DECIDE' | 'MINE' }>(),
    page: () => import('./ApprovalsPage.tsx'),
    menu: { name: 'approvals', icon: 'shield', feature: 'approvals' },
  }),
  approvalCards: screen('/company/approvalCards', {
    role: 'all',
    title: '逐笔审批',
    help: 'problemList#approvals',
    query: query<{ no?: string; last?: string; tried?: TriedDecision }>(),
    page: () => import('./cards/ApprovalCardsPage.tsx'),
  }),
  approvalDetail: screen('/company/approvals/:approvalNo', {
    role: 'all',
    title: '审批详情',
    help: 'problemList#approvals',
    page: () => import('./ApprovalDetailPage.tsx'),
  }),
  operationLog: screen('/company/operationLog', {
    role: 'all',
    title: '操作日志',
    help: 'problemList#log',
    page: () => import('./log/OperationLogPage.tsx'),
    menu: { name: 'operationLog', icon: 'research', ...parentOnly },
  }),
};
