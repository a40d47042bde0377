import { query, screen } from '../../routing/screen.ts';

/** Page that the user comes from, and the investor whose account is shown. */
interface FromFunder {
  fromName?: string;
  investorNo?: string;
}

/** The easy-pay accounts (yjf): claims, guide, the company's bank accounts. 1 §2 */
export const easyPayScreens = {
  yjfClaim: screen('/yjf/claim', {
    role: 'all',
    title: '易捷付认领',
    help: 'repay/account',
    name: 'yjfClaim',
    // The submitted claim: its number, or the key of a submission without a response.
    query: query<FromFunder & { claimNo?: string; key?: string }>(),
    page: () => import('./ClaimPage.tsx'),
  }),
  yjfHowUse: screen('/yjf/howUse', {
    role: 'all',
    title: '易捷付使用说明',
    help: 'repay/account',
    name: 'yjfHowUse',
    query: query<FromFunder>(),
    page: () => import('./HowUsePage.tsx'),
  }),
  yjfBankCards: screen('/yjf/bankCardAccountList', {
    role: 'all',
    title: '银行卡账户',
    help: 'repay/account',
    page: () => import('./BankCardsPage.tsx'),
  }),
};
