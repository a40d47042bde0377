import { query, screen } from '../../routing/screen.ts';

const fromFunder = query<{ fromName?: string; investorNo?: string }>();

/** Pages of the overflow accounts (vas): accounts, claims, withdrawals. */
export const overflowScreens = {
  vasClaim: screen('/vas/vasClaim', {
    role: 'all',
    title: '溢缴款认领',
    help: 'repay/yjj-claim#steps',
    name: 'vasClaim',
    query: fromFunder,
    page: () => import('./claim/ClaimPage.tsx'),
  }),
  vasChooseAccount: screen('/vas/chooseAccount', {
    role: 'all',
    title: '选择账户',
    help: 'repay/yjj-claim',
    page: () => import('./ChooseAccountPage.tsx'),
  }),
  vasClaimRecord: screen('/vas/claimRecord', {
    role: 'all',
    title: '认领记录',
    help: 'repay/yjj-claim',
    name: 'vasClaimRecord',
    query: query<{ fromName?: string; accountNo?: string }>(),
    page: () => import('./claim/ClaimRecordPage.tsx'),
  }),
  vasIntro: screen('/vas/vasIntro', {
    role: 'all',
    title: '溢缴款账户介绍',
    help: 'repay/yjj',
    name: 'vasIntro',
    query: fromFunder,
    page: () => import('./IntroPage.tsx'),
  }),
  vasClaimResult: screen('/vas/vasClaim/Result', {
    role: 'all',
    title: '认领结果',
    help: 'repay/yjj-claim',
    query: query<{ claimNo?: string; key?: string; investorNo?: string }>(),
    page: () => import('./claim/ClaimResultPage.tsx'),
  }),
  vasWithdrawalApply: screen('/vas/withdrawal/apply', {
    role: 'all',
    title: '转出申请',
    help: 'repay/account#out',
    name: 'vasWithdrawalApply',
    query: query<{ accountNo?: string }>(),
    page: () => import('./withdrawal/ApplyPage.tsx'),
  }),
  vasWithdrawalResult: screen('/vas/withdrawal/result', {
    role: 'all',
    title: '转出结果',
    help: 'repay/account#out',
    name: 'vasWithdrawalResult',
    query: query<{ accountNo?: string; withdrawalNo?: string; key?: string }>(),
    page: () => import('./withdrawal/ResultPage.tsx'),
  }),
  vasAccountDetail: screen('/vas/account', {
    role: 'all',
    title: '溢缴款账户明细',
    help: 'repay/account#detail',
    name: 'vasAccountDetail',
    query: query<{ accountNo?: string }>(),
    page: () => import('./AccountPage.tsx'),
  }),
};
