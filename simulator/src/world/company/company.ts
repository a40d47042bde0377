/** The company, its purchasing accounts and the products it opened. */
import {
  AccountType,
  type AccountStatus,
  type Cycle,
  type ProductCode,
  type UserTag,
} from '#generated/shared/enums.ts';
import type { Day } from '../values/calendar.ts';
import type { Cents } from '../values/money.ts';
import type { World } from '../world.ts';

export interface Company {
  name: string;
  creditCode: string;
  legalPerson: string;
  admin: { name: string; phone: string };
}

/** A login account that buys for the company: the parent or one of its children. */
export interface PurchasingAccount {
  pin: string;
  nickname: string;
  type: AccountType;
  status: AccountStatus;
  phone: string;
  tag: UserTag;
  /** One billing cycle per account; a company may hold several. */
  cycle: Cycle;
  /** The account's own day of the month to pay a monthly bill, where it has one. */
  lastPayDay?: number;
  /** What the account may use at most, where the quota is split among them (3002). */
  cap?: Cents;
}

export interface ProductOpening {
  product: ProductCode;
  openedOn: Day;
  /** The cycle that the product bills by. */
  rule: Cycle;
}

export const accountOf = (world: World, pin: string): PurchasingAccount | undefined =>
  world.accounts.find((account) => account.pin === pin);

export const isOpened = (world: World, product: ProductCode): boolean =>
  world.openings.some((opening) => opening.product === product);

export const childrenOf = (world: World): PurchasingAccount[] =>
  world.accounts.filter((account) => account.type === AccountType.Child);
