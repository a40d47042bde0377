import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { itemRefusal, menuVersion, type MenuViewer } from './itemRefusal.ts';
import { groupNames, type GroupName, type Menu, type MenuGroup, type MenuItem } from './menuItem.ts';
import { entriesOf } from './menus.ts';

/** Badges of the menu, from other calls. All are off until those respond. */
export interface MenuBadges {
  readonly activityCount: number;
  readonly clearTypeTip: boolean;
  readonly toComplete: boolean;
  readonly toSign: boolean;
  /** True if the settle-proof check returned showTab; else the menu has no item for it. */
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

/** The left menu of a viewer, badges filled in. Groups without items are left out. */
export function menuFor(viewer: MenuViewer, badges: MenuBadges = noBadges): Menu {
  const entries = entriesOf(viewer.product?.code);
  const version = menuVersion(viewer);
  if (entries === undefined) return { version, groups: [] };
  const groups = groupNames.flatMap((name): MenuGroup[] => {
    const items = entries[name]
      .filter((item) => itemRefusal(item, name, viewer, badges.settleTab) === undefined)
      .map((item) => withBadge(item, viewer, badges));
    return items.length === 0
      ? []
      : [{ name, title: titles[name], openByDefault: name !== 'security', items }];
  });
  return { version, groups };
}

/** Returns an item of the viewer's menu by its name, if the menu has it. Home shows the same items. */
export const itemOf = (viewer: MenuViewer, name: string): MenuItem | undefined =>
  menuFor(viewer)
    .groups.flatMap(({ items }) => items)
    .find((item) => item.name === name);

function withBadge(item: MenuItem, viewer: MenuViewer, badges: MenuBadges): MenuItem {
  switch (item.name) {
    case 'activityCenter':
      return { ...item, badgeContent: badges.activityCount > 0 ? String(badges.activityCount) : '' };
    case 'clearTypeManage':
      return { ...item, badgeDot: badges.clearTypeTip };
    case 'companyInfo':
      return { ...item, badgeContent: badges.toComplete ? '待完善' : '' };
    case 'serviceContract':
      // Only the parent sees it, and only if the provider wants it shown. docs/decisions/0213
      return {
        ...item,
        badgeContent: badges.toSign && viewer.acctType === AccountType.Parent ? '待签署' : '',
      };
    default:
      return item;
  }
}

/** Returns the item whose link the path equals or lies below; of several, the one with the longest link. 1 §2 */
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
