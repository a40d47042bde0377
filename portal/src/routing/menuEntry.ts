import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { POP_TAG } from '../products/catalogue.ts';
import type { MenuItem } from '../products/menuItem.ts';

type MenuRules = Partial<
  Pick<MenuItem, 'hiddenAccountType' | 'showUserTag' | 'showProductList' | 'excludeProductList'>
>;

/** A screen's entry in the left menu: its title and path, unless the entry overrides them. 1 §2 */
export interface MenuEntry extends MenuRules {
  readonly name: string;
  readonly icon: MenuItem['icon'];
  readonly title?: string;
  readonly link?: string;
}

/** Hidden from child accounts. 1 §6 */
export const parentOnly: MenuRules = { hiddenAccountType: [AccountType.Child] };

/** For the users of the POP variant. 1 §5 */
export const popOnly: MenuRules = { showUserTag: POP_TAG };
