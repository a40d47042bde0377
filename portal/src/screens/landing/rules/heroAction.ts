/** Effects of the main button. spec 2 §2.2 */
export type HeroAction = 'login' | 'open' | 'view-bill';

export function heroAction(visitor: { readonly isLogin: boolean; readonly opened: boolean }): HeroAction {
  if (!visitor.isLogin) return 'login';
  return visitor.opened ? 'view-bill' : 'open';
}

export type ViewBillAction = 'platform-dialog' | 'chooser' | 'home';

/** Target of "view bill": the dialog about the apps, the chooser of several products, or home. spec 2 §2.2, ns-chooser-trigger */
export function viewBillAction(visitor: {
  readonly platform: boolean;
  readonly openedCount: number;
}): ViewBillAction {
  if (visitor.platform) return 'platform-dialog';
  return visitor.openedCount > 1 ? 'chooser' : 'home';
}
