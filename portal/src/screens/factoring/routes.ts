import { screen } from '../../routing/screen.ts';

/** The balance account that the factoring products have instead of the overflow account. */
export const factoringScreens = {
  factoringBalance: screen('/baolibiaopin/balanceAccount', {
    role: 'all',
    title: '余额账户',
    menu: { name: 'balanceAccount', icon: 'wallet' },
  }),
  factoringBalanceClaim: screen('/baolibiaopin/balanceAccount/claim', {
    role: 'baolibiaopin',
    title: '余额认领',
  }),
  factoringBalanceClaimResult: screen('/baolibiaopin/balanceAccount/claimResult', {
    role: 'baolibiaopin',
    title: '认领结果',
  }),
  factoringBalanceTransfer: screen('/baolibiaopin/balanceTransfer', {
    role: 'baolibiaopin',
    title: '余额转账',
  }),
  factoringBalanceTransferResult: screen('/baolibiaopin/balanceTransferResult', {
    role: 'baolibiaopin',
    title: '转账结果',
  }),
};
