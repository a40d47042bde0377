import type { MenuViewer } from '#portal/products/itemRefusal.ts';
import { itemOf } from '#portal/products/menuFor.ts';
import type { ProductType } from '#portal/products/product.ts';
import { isParent } from '#portal/session/roles.ts';

export type CardName =
  | 'repayment'
  | 'dueBills'
  | 'outlook'
  | 'months'
  | 'orders'
  | 'accounts'
  | 'tasks'
  | 'faq'
  | 'user'
  | 'quota'
  | 'balance'
  | 'contracts'
  | 'coupons'
  | 'ads';

/** The cards of a home, in two columns. */
export interface HomeLayout {
  readonly notices: boolean;
  readonly main: readonly CardName[];
  readonly side: readonly CardName[];
}

/**
 * Layouts of the home by product type (docs/design/portal.md). Fenxiao and yipanhuo have no bill list: their due
 * bills are rows on the home, and the calendar of dues (part of the outlook) would repeat them.
 */
const layouts: Readonly<Partial<Record<ProductType, HomeLayout>>> = {
  fenxiao: {
    notices: true,
    main: ['repayment', 'dueBills', 'orders', 'months'],
    side: ['user', 'quota', 'accounts', 'coupons', 'ads'],
  },
  yipanhuo: {
    notices: false,
    main: ['repayment', 'dueBills', 'orders', 'months'],
    side: ['user', 'quota', 'accounts', 'ads'],
  },
  baolibiaopin: {
    notices: false,
    main: ['repayment', 'outlook', 'orders'],
    side: ['user', 'quota', 'balance', 'contracts'],
  },
};

/**
 * Home of the company products (2 §2.4), and of types without a layout above. Only this one and the one of fenxiao have a
 * notice line (1 §2).
 */
const company: HomeLayout = {
  notices: true,
  main: ['repayment', 'outlook', 'accounts', 'tasks', 'faq'],
  side: ['user', 'quota', 'coupons', 'ads'],
};

/**
 * Conditions of cards. Accounts, balance and contracts are for parents (docs/decisions/0214); the last two link to a page
 * of the menu. Mall products have tasks, others the FAQ.
 */
const conditions: Readonly<Partial<Record<CardName, (viewer: MenuViewer) => boolean>>> = {
  accounts: ({ acctType }) => isParent(acctType),
  tasks: ({ product }) => product?.flags.mall ?? false,
  faq: ({ product }) => !product?.flags.mall,
  balance: (viewer) => isParent(viewer.acctType) && itemOf(viewer, 'balanceAccount') !== undefined,
  contracts: (viewer) => isParent(viewer.acctType) && itemOf(viewer, 'serviceContract') !== undefined,
};

/** The cards of the viewer's home. */
export function layoutOf(viewer: MenuViewer): HomeLayout {
  const { notices, main, side } = layouts[viewer.product?.type ?? 'company'] ?? company;
  const shown = (card: CardName) => conditions[card]?.(viewer) ?? true;
  return { notices, main: main.filter(shown), side: side.filter(shown) };
}

export const hasCard = ({ main, side }: HomeLayout, card: CardName): boolean =>
  main.includes(card) || side.includes(card);

/** Order of the cards in one column. docs/design/look.md rule 8 */
const phoneOrder: readonly CardName[] = [
  'repayment',
  'dueBills',
  'quota',
  'outlook',
  'months',
  'orders',
  'accounts',
  'balance',
  'user',
  'contracts',
  'coupons',
  'tasks',
  'faq',
  'ads',
];

/** All cards of a home in one column. */
export function inOneColumn({ main, side }: HomeLayout): readonly CardName[] {
  return [...main, ...side].sort((a, b) => phoneOrder.indexOf(a) - phoneOrder.indexOf(b));
}
