import { parentOnly } from '../../routing/menuEntry.ts';
import { query, screen } from '../../routing/screen.ts';

/** The balance account of the factoring products, with claims and transfers to the overflow account. 1 §2 */
export const factoringScreens = {
  factoringBalance: screen('/baolibiaopin/balanceAccount', {
    role: 'all',
    title: '余额账户',
    help: 'problemList',
    page: () => import('./BalancePage.tsx'),
    menu: { name: 'balanceAccount', icon: 'wallet', ...parentOnly },
  }),
  factoringBalanceClaim: screen('/baolibiaopin/balanceAccount/claim', {
    role: 'baolibiaopin',
    title: '余额认领',
    help: 'problemList#balance',
    page: () => import('./ClaimPage.tsx'),
  }),
  factoringBalanceClaimResult: screen('/baolibiaopin/balanceAccount/claimResult', {
    role: 'baolibiaopin',
    title: '认领结果',
    help: 'problemList#balance',
    query: query<{ claimNo?: string; key?: string }>(),
    page: () => import('./ClaimResultPage.tsx'),
  }),
  factoringBalanceTransfer: screen('/baolibiaopin/balanceTransfer', {
    role: 'baolibiaopin',
    title: '余额转账',
    help: 'problemList#balance',
    query: query<{ from?: string }>(),
    page: () => import('./TransferPage.tsx'),
  }),
  factoringBalanceTransferResult: screen('/baolibiaopin/balanceTransferResult', {
    role: 'baolibiaopin',
    title: '转账结果',
    help: 'problemList#balance',
    query: query<{ balanceTransferNo?: string; key?: string }>(),
    page: () => import('./TransferResultPage.tsx'),
  }),
};
