import { query, screen } from '../../routing/screen.ts';

const fromFunder = query<{ fromName?: string; investorNo?: string }>();

/** The overflow accounts (vas) and the easy-pay accounts (yjf): claims, transfers out, their records. */
export const overflowScreens = {
  vasClaim: screen('/vas/vasClaim', {
    role: 'all',
    title: '溢缴款认领',
    name: 'vasClaim',
    query: fromFunder,
  }),
  vasChooseAccount: screen('/vas/chooseAccount', { role: 'all', title: '选择账户' }),
  vasClaimRecord: screen('/vas/claimRecord', {
    role: 'all',
    title: '认领记录',
    name: 'vasClaimRecord',
    query: query<{ fromName?: string; accountNo?: string }>(),
  }),
  vasIntro: screen('/vas/vasIntro', {
    role: 'all',
    title: '溢缴款账户介绍',
    name: 'vasIntro',
    query: fromFunder,
  }),
  vasClaimResult: screen('/vas/vasClaim/Result', { role: 'all', title: '认领结果' }),
  vasWithdrawalApply: screen('/vas/withdrawal/apply', {
    role: 'all',
    title: '转出申请',
    name: 'vasWithdrawalApply',
    query: query<{ accountNo?: string }>(),
  }),
  vasWithdrawalResult: screen('/vas/withdrawal/result', {
    role: 'all',
    title: '转出结果',
    name: 'vasWithdrawalResult',
  }),
  vasAccountDetail: screen('/vas/account', {
    role: 'all',
    title: '溢缴款账户明细',
    name: 'vasAccountDetail',
    query: query<{ accountNo?: string }>(),
  }),
  yjfClaim: screen('/yjf/claim', { role: 'all', title: '易捷付认领', name: 'yjfClaim', query: fromFunder }),
  yjfHowUse: screen('/yjf/howUse', {
    role: 'all',
    title: '易捷付使用说明',
    name: 'yjfHowUse',
    query: fromFunder,
  }),
  yjfBankCards: screen('/yjf/bankCardAccountList', { role: 'all', title: '银行卡账户' }),
};
