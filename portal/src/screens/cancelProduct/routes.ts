import type { CancelReason } from '#generated/shared/enums/CancelReason.ts';
import { parentOnly } from '../../routing/menuEntry.ts';
import { query, redirect, screen } from '../../routing/screen.ts';

const flags = { jumpLoginPage: true } as const;

/** The spelling of the paths is the specification's. 1 §2 */
export const cancelProductScreens = {
  cancelProductTip: redirect('/distoryUserAccount/tip', '/distoryUserAccount'),
  cancelProduct: screen('/distoryUserAccount', {
    role: 'all',
    title: '注销须知',
    flags,
    query: query<{ fromName?: string }>(),
    page: () => import('./TipPage.tsx'),
    menu: {
      name: 'cancelProduct',
      title: '产品注销',
      icon: 'cancel',
      feature: 'cancellation',
      ...parentOnly,
    },
  }),
  cancelProductApply: screen('/distoryUserAccount/distoryApply', {
    role: 'all',
    title: '注销申请',
    flags,
    page: () => import('./ApplyPage.tsx'),
  }),
  cancelProductCheck: screen('/distoryUserAccount/check', {
    role: 'all',
    title: '注销校验',
    flags,
    query: query<{ reason?: CancelReason }>(),
    page: () => import('./CheckPage.tsx'),
  }),
  cancelProductResult: screen('/distoryUserAccount/result', {
    role: 'all',
    title: '注销结果',
    // Whoever has just cancelled has no opened product any more.
    flags: { ...flags, opening: true },
    page: () => import('./ResultPage.tsx'),
  }),
};
