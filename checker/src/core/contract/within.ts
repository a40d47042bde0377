import { singular } from '../base/words.ts';
import type { Operation } from './types.ts';

/**
 * Returns the names under which a resource may show the id of its parent: at `/customers/{id}/subscriptions`, a subscription may show
 * that `id` as `customer` or `customer_id`.
 *
 * @param parameter the path parameter with that id
 */
export function shownWithin({ named = {}, roles = [] }: Operation, parameter: string): string[] {
  const parent = named[parameter];
  const showsParent = roles.some(({ resource }) => resource.name === parent?.name);
  const usesName = roles.some(({ resource }) => resource.member === parameter || resource.as === parameter);
  // The shown resource has its own id under that name.
  const isOwnName = showsParent || usesName || /^_?id$/i.test(parameter);
  const direct = isOwnName ? [] : [parameter];
  if (!parent || roles.length === 0 || showsParent) return direct;
  const one = singular(parent.name.slice(parent.name.lastIndexOf('/') + 1));
  return [...direct, one, `${one}_id`, `${one}Id`];
}
