import { screen } from '../../routing/screen.ts';

export const repaySettingScreens = {
  fenxiaoRepaySetting: screen('/fenxiao/repaySetting', {
    role: 'fenxiao',
    title: '还款设置',
    page: () => import('./RepaySettingPage.tsx'),
    menu: { name: 'repaySetting', icon: 'sliders', showProductList: ['12012'] },
  }),
};
