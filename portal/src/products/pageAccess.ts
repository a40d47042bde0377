import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { screens } from '../screens.ts';
import { groupNames, type GroupName, type MenuItem } from './menuItem.ts';
import { menus } from './menus.ts';
import type { Product, ProductCode } from './product.ts';

/** Who looks at the menu, or asks for a page. */
export interface MenuViewer {
  readonly product: Product | undefined;
  readonly acctType: AccountType | undefined;
  readonly userTag: string | undefined;
  readonly loginId: string | undefined;
  readonly factoringType: string | undefined;
}

/** Why a page is not for somebody. */
export type Refusal = 'product' | 'parents-only' | 'pop-only' | 'unclear-factoring' | 'no-certificate';

/** A child account loses these groups whole, heading and all. 1 §6 */
const parentGroups: ReadonlySet<GroupName> = new Set(['info', 'security']);

/** New menu: company or fenxiao product and a login id; otherwise the old one. 1 §2 */
export function menuVersion({ product, loginId }: Pick<MenuViewer, 'product' | 'loginId'>): 'new' | 'old' {
  const grouped = product?.type === 'company' || product?.type === 'fenxiao';
  return grouped && loginId ? 'new' : 'old';
}

type ItemRules = Pick<
  MenuItem,
  'hiddenAccountType' | 'showUserTag' | 'showProductList' | 'excludeProductList'
>;

/** 1 §5 "Menu visibility": undefined where the item shows. */
export function rulesRefusal(item: ItemRules, viewer: MenuViewer): Refusal | undefined {
  const { acctType, userTag } = viewer;
  const code: ProductCode | undefined = viewer.product?.code;
  const listed =
    item.showProductList.length === 0 || (code !== undefined && item.showProductList.includes(code));
  if (!listed || (code !== undefined && item.excludeProductList.includes(code))) return 'product';
  if (item.showUserTag !== undefined && item.showUserTag !== userTag) return 'pop-only';
  return acctType !== undefined && item.hiddenAccountType.includes(acctType) ? 'parents-only' : undefined;
}

/** An item in its group. @param settleTab what the settle-proof check said; undefined while nobody asked */
export function itemRefusal(
  item: MenuItem,
  group: GroupName,
  viewer: MenuViewer,
  settleTab?: boolean,
): Refusal | undefined {
  const byRules = rulesRefusal(item, viewer);
  if (byRules !== undefined) return byRules;
  const isChild = viewer.acctType === AccountType.Child;
  if (isChild && menuVersion(viewer) === 'new' && parentGroups.has(group)) return 'parents-only';
  if (
    item.name === 'serviceContract' &&
    viewer.product?.factoring &&
    viewer.factoringType === 'UNCLEAR_FACTORING'
  )
    return 'unclear-factoring';
  return item.name === 'settleCertificate' && settleTab === false ? 'no-certificate' : undefined;
}

/** What the rule needs of a route's record. */
export interface Page {
  readonly path: string;
  readonly menu?: { readonly name: string; readonly link?: string } | undefined;
  /** The entry whose rule holds for a page that lies elsewhere. */
  readonly partOf?: string;
}

const pathOf = (link: string): string => link.split('?')[0] ?? '';

const records: readonly { readonly path: string; readonly menu?: Page['menu'] }[] = Object.values(screens);

/** Every page that some menu shows, by its address. */
const menuPaths: ReadonlySet<string> = new Set(
  records.flatMap(({ path, menu }) => (menu === undefined ? [] : [pathOf(menu.link ?? path)])),
);

/** The menu's page that a page is, or lies below. */
function menuPathOf({ path, menu }: Page): string | undefined {
  if (menu !== undefined) return pathOf(menu.link ?? path);
  const above = [...menuPaths].filter((known) => path.startsWith(`${known}/`));
  return above.sort((a, b) => b.length - a.length)[0];
}

/**
 * Why a page is not for this viewer, by the same rule as its menu entry: what the menu hides, no address opens.
 * Undefined for a page that no menu knows. decisions.md 44
 */
export function pageRefusal(page: Page, viewer: MenuViewer): Refusal | undefined {
  const entries = viewer.product === undefined ? undefined : menus[viewer.product.code];
  if (entries === undefined) return undefined;
  const path = menuPathOf(page);
  const found = groupNames
    .flatMap((group) => entries[group].map((item) => ({ group, item })))
    .find(({ item }) => (path === undefined ? item.name === page.partOf : pathOf(item.link) === path));
  if (found !== undefined) return itemRefusal(found.item, found.group, viewer);
  return path === undefined ? undefined : 'product';
}
