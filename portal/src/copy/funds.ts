import { HOTLINE } from './contact.ts';

/** Texts on fund accounts, on home and on their own pages (docs/design/copy.md: home.account). */
export const funds = {
  balance: '账户余额（元）',
  no: '账户号',
  transferIn: '转入',
  transferOut: '转出',
  claim: '认领',
  claimRecord: '认领记录',
  howUse: '使用说明',
  outDisabled: '账户存在待处理金额，暂不支持转出',
  noBalance: '账户余额为0，暂不支持转出',
  offlineInvestor: `该账户暂不支持线上转入和认领，请致电客服热线${HOTLINE}办理`,
} as const;
