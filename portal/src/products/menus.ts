import { paths } from '../paths.ts';
import { screens, type ScreenName } from '../screens.ts';
import { catalogue } from './catalogue.ts';
import type { GroupName, MenuItem } from './menuItem.ts';
import type { EntryName, MenuLists } from './menuLists.ts';
import type { Features, ProductCode } from './product.ts';

/** The items of a product's menu, including those hidden from some viewers. */
export type MenuEntries = Readonly<Record<GroupName, readonly MenuItem[]>>;

/** Defaults of an item that every viewer sees. */
const visibleToAll = {
  outerUrl: undefined,
  hiddenAccountType: [],
  showUserTag: undefined,
  showProductList: [],
  excludeProductList: [],
  badgeDot: false,
  badgeContent: '',
} as const;

const productsWith = (feature: keyof Features): ProductCode[] =>
  Object.values(catalogue).flatMap(({ code, features }) => (features[feature] ? [code] : []));

function itemOfScreen(name: ScreenName): MenuItem {
  const screen = screens[name];
  if (!('menu' in screen) || screen.menu === undefined) throw new Error(`${name} has no menu entry`);
  const { feature, ...entry } = screen.menu;
  return {
    ...visibleToAll,
    title: screen.title,
    link: screen.path,
    ...entry,
    ...(feature && { showProductList: productsWith(feature) }),
  };
}

function itemOf(name: EntryName): MenuItem {
  switch (name) {
    case 'invoice':
      return { ...visibleToAll, name, title: '发票管理', link: '', icon: 'invoice', outerUrl: 'invoice' };
    // By `fromName` the cancellation page knows that it was opened by the menu of 12012 (1 §2).
    case 'cancelFromHome':
      return { ...itemOfScreen('cancelProduct'), link: paths.cancelProduct({ fromName: 'newIndex' }) };
    default:
      return itemOfScreen(name);
  }
}

const cache = new Map<MenuLists, MenuEntries>();

function entriesOfLists(lists: MenuLists): MenuEntries {
  const known = cache.get(lists);
  if (known) return known;
  const { home, bill, benefit, payment, info, security } = lists;
  const entries: MenuEntries = {
    home: home.map(itemOf),
    bill: bill.map(itemOf),
    benefit: benefit.map(itemOf),
    payment: payment.map(itemOf),
    info: info.map(itemOf),
    security: security.map(itemOf),
  };
  cache.set(lists, entries);
  return entries;
}

/** Returns the items of a product's menu; undefined for a product without one. */
export function entriesOf(code: ProductCode | undefined): MenuEntries | undefined {
  const lists = code && catalogue[code].menu;
  return lists && entriesOfLists(lists);
}
