import { screen } from '../../routing/screen.ts';

export const repaySettingScreens = {
  companyPaySetting: screen('/company/jcPaySetting', {
    role: 'company',
    title: '金采支付设置',
    help: 'repay/account',
    page: () => import('./payment/PaySettingPage.tsx'),
    menu: { name: 'jcPaySetting', icon: 'sliders', feature: 'paymentSetting' },
  }),
  fenxiaoRepaySetting: screen('/fenxiao/repaySetting', {
    role: 'fenxiao',
    title: '还款设置',
    help: 'repay/account',
    page: () => import('./RepaySettingPage.tsx'),
    menu: { name: 'repaySetting', icon: 'sliders', feature: 'paymentSetting' },
  }),
};
