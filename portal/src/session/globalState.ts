import type { Menu } from '../products/menuItem.ts';
import type { ProductCode } from '../products/product.ts';
import type { Session } from './session.ts';

/** The parts of the global state that are not in the session. */
export interface OtherGlobalState {
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

export const globalStateOf = (session: Session, other: OtherGlobalState): GlobalState => ({
  isLogin: session.isLogin,
  openStatus: session.openStatus,
  productCode: session.productCode,
  productList: session.productList,
  userInfo: session.userInfo,
  isFreeze: session.isFreeze,
  menuList: other.menu.groups.flatMap(({ items }) => items.map(({ name }) => name)),
  recommendCode: session.recommendCode,
  openEnChannel: session.openEnChannel,
  flowType: session.flowType,
  auditControlInfo: session.auditControlInfo,
  globalNoticeList: other.globalNoticeList,
  publicKey: other.publicKey,
  stdOpenSwitch: session.stdOpenSwitch,
  platformAccessProductCode: session.product?.flags.platform ? session.productCode : undefined,
});
