import type { AccountType } from '#generated/shared/enums/AccountType.ts';
import type { IconName } from '../icons/paths.ts';
import type { ProductCode } from './product.ts';

/** An item of the left menu, with exactly the fields of 1 §2. */
export interface MenuItem {
  readonly title: string;
  /** Path inside the portal; empty for an external page. */
  readonly link: string;
  readonly name: string;
  readonly icon: IconName;
  /** External page: the name of its host in config.json. */
  readonly outerUrl: 'invoice' | undefined;
  readonly hiddenAccountType: readonly AccountType[];
  readonly showUserTag: string | undefined;
  /** Products that show the item; empty for all products of the menu. */
  readonly showProductList: readonly ProductCode[];
  readonly excludeProductList: readonly ProductCode[];
  readonly badgeDot: boolean;
  readonly badgeContent: string;
}

/** 1 §2 "Groups", in their order. */
export const groupNames = ['home', 'bill', 'benefit', 'payment', 'info', 'security'] as const;
export type GroupName = (typeof groupNames)[number];

export interface MenuGroup {
  readonly name: GroupName;
  readonly title: string;
  /** All groups are open by default except account and safety. 1 §2 */
  readonly openByDefault: boolean;
  readonly items: readonly MenuItem[];
}

export interface Menu {
  /** The new menu shows groups, the old one a plain list. */
  readonly version: 'new' | 'old';
  readonly groups: readonly MenuGroup[];
}
