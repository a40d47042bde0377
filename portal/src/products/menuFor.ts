import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { groupNames, type GroupName, type Menu, type MenuGroup, type MenuItem } from './menuItem.ts';
import { menus } from './menus.ts';
import type { Product, ProductCode } from './product.ts';

/** Who looks at the menu. */
export interface MenuViewer {
  readonly product: Product | undefined;
  readonly acctType: AccountType | undefined;
  readonly userTag: string | undefined;
  readonly loginId: string | undefined;
  readonly factoringType: string | undefined;
}

/** What the menu signals, from other calls; all off until they answer. */
export interface MenuBadges {
  readonly activityCount: number;
  readonly clearTypeTip: boolean;
  readonly toComplete: boolean;
  readonly toSign: boolean;
  /** The settle-proof check said showTab. */
  readonly settleTab: boolean;
}

export const noBadges: MenuBadges = {
  activityCount: 0,
  clearTypeTip: false,
  toComplete: false,
  toSign: false,
  settleTab: false,
};

const titles: Readonly<Record<GroupName, string>> = {
  home: '首页',
  bill: '账单与还款',
  benefit: '优惠与权益',
  payment: '支付设置',
  info: '信息管理',
  security: '账号与安全',
};

/** A child account loses these groups whole, heading and all. 1 §6 */
const parentGroups: ReadonlySet<GroupName> = new Set(['info', 'security']);

/** New menu: company or fenxiao product and a login id; otherwise the old one. 1 §2 */
export function menuVersion({ product, loginId }: Pick<MenuViewer, 'product' | 'loginId'>): Menu['version'] {
  const grouped = product?.type === 'company' || product?.type === 'fenxiao';
  return grouped && loginId ? 'new' : 'old';
}

type ItemRules = Pick<
  MenuItem,
  'hiddenAccountType' | 'showUserTag' | 'showProductList' | 'excludeProductList'
>;

/** 1 §5 "Menu visibility" */
export function filterMenu<Item extends ItemRules>(
  items: readonly Item[],
  viewer: MenuViewer,
): readonly Item[] {
  const { acctType, userTag } = viewer;
  const code: ProductCode | undefined = viewer.product?.code;
  return items.filter(
    (item) =>
      (acctType === undefined || !item.hiddenAccountType.includes(acctType)) &&
      (item.showUserTag === undefined || item.showUserTag === userTag) &&
      (item.showProductList.length === 0 || (code !== undefined && item.showProductList.includes(code))) &&
      (code === undefined || !item.excludeProductList.includes(code)),
  );
}

/** The left menu of a viewer, badges filled in. Groups without items are left out. */
export function menuFor(viewer: MenuViewer, badges: MenuBadges = noBadges): Menu {
  const entries = viewer.product === undefined ? undefined : menus[viewer.product.code];
  const version = menuVersion(viewer);
  if (entries === undefined) return { version, groups: [] };
  const groups = groupNames.flatMap((name): MenuGroup[] => {
    if (version === 'new' && parentGroups.has(name) && viewer.acctType === AccountType.Child) return [];
    const items = filterMenu(entries[name], viewer)
      .filter((item) => allowedByCheck(item, viewer, badges))
      .map((item) => withBadge(item, viewer, badges));
    return items.length === 0
      ? []
      : [{ name, title: titles[name], openByDefault: name !== 'security', items }];
  });
  return { version, groups };
}

/** An entry of the viewer's menu by its name, where there is one: home offers what the menu does. */
export const itemOf = (viewer: MenuViewer, name: string): MenuItem | undefined =>
  menuFor(viewer)
    .groups.flatMap(({ items }) => items)
    .find((item) => item.name === name);

/** Rules that other answers decide: 1 §5 settle certificate, 1 §2 factoring contracts. */
function allowedByCheck(item: MenuItem, viewer: MenuViewer, badges: MenuBadges): boolean {
  if (item.name === 'settleCertificate') return badges.settleTab;
  if (item.name === 'serviceContract' && viewer.product?.factoring)
    return viewer.factoringType !== 'UNCLEAR_FACTORING';
  return true;
}

function withBadge(item: MenuItem, viewer: MenuViewer, badges: MenuBadges): MenuItem {
  switch (item.name) {
    case 'activityCenter':
      return { ...item, badgeContent: badges.activityCount > 0 ? String(badges.activityCount) : '' };
    case 'clearTypeManage':
      return { ...item, badgeDot: badges.clearTypeTip };
    case 'companyInfo':
      return { ...item, badgeContent: badges.toComplete ? '待完善' : '' };
    case 'serviceContract':
      // decisions.md 13: the parent's, and only where the provider wants it shown.
      return {
        ...item,
        badgeContent: badges.toSign && viewer.acctType === AccountType.Parent ? '待签署' : '',
      };
    default:
      return item;
  }
}

/** The item whose link matches the path, the longest where several do. 1 §2 */
export function activeItem(menu: Menu, pathname: string): MenuItem | undefined {
  const linkPath = (item: MenuItem) => item.link.split('?')[0] ?? '';
  const matches = menu.groups
    .flatMap((group) => group.items)
    .filter(
      (item) =>
        item.link !== '' && (pathname === linkPath(item) || pathname.startsWith(`${linkPath(item)}/`)),
    );
  return matches.sort((a, b) => linkPath(b).length - linkPath(a).length)[0];
}
