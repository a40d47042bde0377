import type { CancelReason } from '#generated/shared/enums/CancelReason.ts';
import { parentOnly } from '../../routing/menuEntry.ts';
import { query, redirect, screen } from '../../routing/screen.ts';

const flags = { jumpLoginPage: true } as const;

/** The paths are spelled as in the specification. 1 §2 */
export const cancelProductScreens = {
  cancelProductTip: redirect('/distoryUserAccount/tip', '/distoryUserAccount'),
  cancelProduct: screen('/distoryUserAccount', {
    role: 'all',
    title: '注销须知',
    help: 'unsubscribe/pc',
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
    help: 'unsubscribe/pc',
    flags,
    page: () => import('./ApplyPage.tsx'),
  }),
  cancelProductCheck: screen('/distoryUserAccount/check', {
    role: 'all',
    title: '注销校验',
    help: 'unsubscribe/pc',
    flags,
    query: query<{ reason?: CancelReason }>(),
    page: () => import('./CheckPage.tsx'),
  }),
  cancelProductResult: screen('/distoryUserAccount/result', {
    role: 'all',
    title: '注销结果',
    help: 'unsubscribe/pc',
    // `opening` admits users without an opened product: after a cancellation the product is no longer open.
    flags: { ...flags, opening: true },
    page: () => import('./ResultPage.tsx'),
  }),
};
