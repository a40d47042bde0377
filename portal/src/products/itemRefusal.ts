import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { isFactoring } from './factoring.ts';
import type { GroupName, MenuItem } from './menuItem.ts';
import type { Product, ProductCode } from './product.ts';

/** The facts of a user that decide on the entries of the menu and on pages. */
export interface MenuViewer {
  readonly product: Product | undefined;
  readonly acctType: AccountType | undefined;
  readonly userTag: string | undefined;
  readonly loginId: string | undefined;
  readonly factoringType: string | undefined;
}

/** Reason why a viewer may not see a page. */
export type Refusal = 'product' | 'parents-only' | 'pop-only' | 'unclear-factoring' | 'no-certificate';

/** Groups that a child account does not see, not even the heading. 1 §6 */
const parentGroups: ReadonlySet<GroupName> = new Set(['info', 'security']);

/** Returns `new` for a company or fenxiao product and a user with a login id; else `old`. 1 §2 */
export function menuVersion({ product, loginId }: Pick<MenuViewer, 'product' | 'loginId'>): 'new' | 'old' {
  const grouped = product?.type === 'company' || product?.type === 'fenxiao';
  return grouped && loginId ? 'new' : 'old';
}

type ItemRules = Pick<
  MenuItem,
  'hiddenAccountType' | 'showUserTag' | 'showProductList' | 'excludeProductList'
>;

/** Applies 1 §5 "Menu visibility". @returns undefined if the item is visible */
export function rulesRefusal(item: ItemRules, viewer: MenuViewer): Refusal | undefined {
  const { acctType, userTag } = viewer;
  const code: ProductCode | undefined = viewer.product?.code;
  const listed =
    item.showProductList.length === 0 || (code !== undefined && item.showProductList.includes(code));
  if (!listed || (code !== undefined && item.excludeProductList.includes(code))) return 'product';
  if (item.showUserTag !== undefined && item.showUserTag !== userTag) return 'pop-only';
  return acctType !== undefined && item.hiddenAccountType.includes(acctType) ? 'parents-only' : undefined;
}

/** Checks an item of a group. @param settleTab result of the settle-proof check; undefined before the check */
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
    isFactoring(viewer.product) &&
    viewer.factoringType === 'UNCLEAR_FACTORING'
  )
    return 'unclear-factoring';
  return item.name === 'settleCertificate' && settleTab === false ? 'no-certificate' : undefined;
}
