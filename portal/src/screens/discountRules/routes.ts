import { parentOnly, popOnly } from '../../routing/menuEntry.ts';
import { screen } from '../../routing/screen.ts';

export const discountRuleScreens = {
  discountRules: screen('/yaojingcai/dscRule', {
    role: 'company',
    title: '折扣账期',
    help: 'member/freeInt21',
    page: () => import('./DiscountRulesPage.tsx'),
    menu: { name: 'dscRule', icon: 'percent', ...popOnly, ...parentOnly },
  }),
};
