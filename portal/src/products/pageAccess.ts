import { screens } from '../screens.ts';
import { itemRefusal, type MenuViewer, type Refusal } from './itemRefusal.ts';
import { groupNames } from './menuItem.ts';
import { entriesOf } from './menus.ts';

/** The members of a route record that the rule needs. */
export interface Page {
  readonly path: string;
  readonly menu?: { readonly name: string; readonly link?: string } | undefined;
}

const pathOf = (link: string): string => link.split('?')[0] ?? '';

const records: readonly { readonly path: string; readonly menu?: Page['menu'] }[] = Object.values(screens);

/** Paths of all pages that appear in a menu. */
const menuPaths: ReadonlySet<string> = new Set(
  records.flatMap(({ path, menu }) => (menu === undefined ? [] : [pathOf(menu.link ?? path)])),
);

/** The path of the menu page that a page equals or lies below. */
function menuPathOf({ path, menu }: Page): string | undefined {
  if (menu !== undefined) return pathOf(menu.link ?? path);
  const above = [...menuPaths].filter((known) => path.startsWith(`${known}/`));
  return above.sort((a, b) => b.length - a.length)[0];
}

/** Pages outside the path of their menu entry, with the name of the entry whose rule applies to them. */
const partOf: ReadonlyMap<string, string> = new Map([
  [screens.companyTaskDetail.path, 'activityCenter'],
  [screens.sharedCompanyInfo.path, 'companyInfo'],
  [screens.modifyPhone.path, 'companyInfo'],
  [screens.factoringModifyAgent.path, 'companyInfo'],
  [screens.clearType.path, 'clearTypeManage'],
  [screens.clearTypeChange.path, 'clearTypeManage'],
  [screens.factoringBalanceTransfer.path, 'balanceAccount'],
  [screens.factoringBalanceTransferResult.path, 'balanceAccount'],
]);

/**
 * Returns the reason why this viewer may not see a page. A page follows the rule of its menu entry, so no URL opens a hidden
 * page. Returns undefined for a page without a menu entry. docs/decisions/0244
 */
export function pageRefusal(page: Page, viewer: MenuViewer): Refusal | undefined {
  const entries = entriesOf(viewer.product?.code);
  if (entries === undefined) return undefined;
  const path = menuPathOf(page);
  const found = groupNames
    .flatMap((group) => entries[group].map((item) => ({ group, item })))
    .find(({ item }) =>
      path === undefined ? item.name === partOf.get(page.path) : pathOf(item.link) === path,
    );
  if (found !== undefined) return itemRefusal(found.item, found.group, viewer);
  return path === undefined ? undefined : 'product';
}
