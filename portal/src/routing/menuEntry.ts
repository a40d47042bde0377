import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { UserTag } from '#generated/shared/enums/UserTag.ts';
import type { MenuItem } from '../products/menuItem.ts';
import type { Features } from '../products/product.ts';

type MenuRules = Partial<Pick<MenuItem, 'hiddenAccountType' | 'showUserTag'>>;

/** How a screen stands in the left menu: under its own title and path, unless the entry says otherwise. 1 §2 */
export interface MenuEntry extends MenuRules {
  readonly name: string;
  readonly icon: MenuItem['icon'];
  readonly title?: string;
  readonly link?: string;
  /** Shown for the products that have it. */
  readonly feature?: keyof Features;
}

/** Hidden from child accounts. 1 §6 */
export const parentOnly: MenuRules = { hiddenAccountType: [AccountType.Child] };

/** For the users of the POP variant. 1 §5 */
export const popOnly: MenuRules = { showUserTag: UserTag.Pop };
