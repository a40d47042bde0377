/** The company, its purchasing accounts and the products it opened. */
import { AccountType, type ProductCode } from '#generated/shared/enums.ts';
import type { World } from '../world.ts';
import type { PurchasingAccount } from './schema.ts';

export const accountOf = (world: World, pin: string): PurchasingAccount | undefined =>
  world.accounts.find((account) => account.pin === pin);

export const isOpened = (world: World, product: ProductCode): boolean =>
  world.openings.some((opening) => opening.product === product);

export const childrenOf = (world: World): PurchasingAccount[] =>
  world.accounts.filter((account) => account.type === AccountType.Child);
