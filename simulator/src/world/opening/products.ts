/** Rows of the products, by which they are opened. */
import { UserTag, type ProductCode } from '#generated/shared/enums.ts';
import { products } from '../products.ts';
import type { World } from '../world.ts';
import { distribution, type OpeningRow } from './rows.ts';

/** Returns how a product is opened online; undefined if it is not. */
export function openingRow({ viewer }: Pick<World, 'viewer'>, product: ProductCode): OpeningRow | undefined {
  const { opening, popOpening } = products[product];
  return viewer.userTag === UserTag.Pop ? (popOpening ?? opening) : opening;
}

/** Returns what a product offers, also if it is opened offline. */
export const offerRow = (world: Pick<World, 'viewer'>, product: ProductCode): OpeningRow =>
  openingRow(world, product) ?? distribution;
