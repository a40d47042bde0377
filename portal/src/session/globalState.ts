import type { Menu } from '../products/menuItem.ts';
import type { ProductCode } from '../products/product.ts';
import type { Session } from './session.ts';

/** The parts of the global state beside the session's own facts. */
export interface Beside {
  readonly menu: Menu;
  readonly globalNoticeList: readonly unknown[];
  readonly publicKey: string | undefined;
}

/** The fifteen fields of 1 §3. */
export interface GlobalState extends Pick<
  Session,
  | 'isLogin'
  | 'openStatus'
  | 'productCode'
  | 'productList'
  | 'userInfo'
  | 'isFreeze'
  | 'recommendCode'
  | 'openEnChannel'
  | 'flowType'
  | 'auditControlInfo'
  | 'stdOpenSwitch'
> {
  readonly menuList: readonly string[];
  readonly globalNoticeList: readonly unknown[];
  readonly publicKey: string | undefined;
  /** The product with which a user of the platform product arrived. */
  readonly platformAccessProductCode: ProductCode | undefined;
}

export const globalStateOf = (session: Session, beside: Beside): GlobalState => ({
  isLogin: session.isLogin,
  openStatus: session.openStatus,
  productCode: session.productCode,
  productList: session.productList,
  userInfo: session.userInfo,
  isFreeze: session.isFreeze,
  menuList: beside.menu.groups.flatMap(({ items }) => items.map(({ name }) => name)),
  recommendCode: session.recommendCode,
  openEnChannel: session.openEnChannel,
  flowType: session.flowType,
  auditControlInfo: session.auditControlInfo,
  globalNoticeList: beside.globalNoticeList,
  publicKey: beside.publicKey,
  stdOpenSwitch: session.stdOpenSwitch,
  platformAccessProductCode: session.product?.flags.platform ? session.productCode : undefined,
});
