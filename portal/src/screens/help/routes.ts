import { redirect, screen } from '../../routing/screen.ts';

/** One component renders all pages of the help centre. Every role may open them. */
const helpCentre = {
  role: 'all',
  flags: { next: true },
  /** No link to help: these pages are the help. */
  help: 'none',
  page: () => import('./HelpCentrePage.tsx'),
} as const;

export const helpScreens = {
  helpRoot: redirect('/help', '/help/problemList'),
  help: screen('/help/problemList', { ...helpCentre, title: '常见问题' }),
  helpApplyGuide: screen('/help/apply/guide', { ...helpCentre, title: '开通指引' }),
  helpApplyChangeInfo: screen('/help/apply/change-info', { ...helpCentre, title: '信息变更' }),
  helpFreeInterest: screen('/help/member/freeInt21', { ...helpCentre, title: '21天免息' }),
  helpMemberUpgrade: screen('/help/member/memberUpgrade', { ...helpCentre, title: '会员升级' }),
  helpRepayOverflow: screen('/help/repay/yjj', { ...helpCentre, title: '溢缴款还款' }),
  helpRepayOnline: screen('/help/repay/online', { ...helpCentre, title: '在线还款' }),
  helpRepayQuick: screen('/help/repay/quick', { ...helpCentre, title: '快捷还款' }),
  helpRepayAccount: screen('/help/repay/account', { ...helpCentre, title: '还款账户' }),
  helpOverflowClaim: screen('/help/repay/yjj-claim', { ...helpCentre, title: '溢缴款认领' }),
  helpIncreaseMaterials: screen('/help/increase/materials', { ...helpCentre, title: '提额资料' }),
  helpUnsubscribeH5: screen('/help/unsubscribe/h5', { ...helpCentre, title: '手机端注销' }),
  helpUnsubscribePc: screen('/help/unsubscribe/pc', { ...helpCentre, title: 'PC端注销' }),

  factoringHelp: screen('/baolibiaopin/problemList', {
    role: 'all',
    title: '常见问题',
    help: 'none',
    page: () => import('./FactoringHelpPage.tsx'),
    menu: { name: 'problemList', icon: 'help' },
  }),
};
