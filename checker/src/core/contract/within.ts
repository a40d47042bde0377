import { singular } from '../base/words.ts';
import type { Operation } from './types.ts';

/**
 * Returns the names under which a resource may show the id of its parent: at `/customers/{id}/subscriptions`, a subscription may show
 * that `id` as `customer` or `customer_id`.
 *
 * @param parameter the path parameter with that id
 */
export function shownWithin({ named = {}, roles = [] }: Operation, parameter: string): string[] {
  const things = named[parameter];
  const own = roles.some(
    ({ resource }) =>
      resource.name === things?.name || resource.member === parameter || resource.as === parameter,
  );
  // A nested resource has its own id.
  const direct = own || /^_?id$/i.test(parameter) ? [] : [parameter];
  if (!things || roles.length === 0 || roles.some(({ resource }) => resource.name === things.name))
    return direct;
  const one = singular(things.name.slice(things.name.lastIndexOf('/') + 1));
  return [...direct, one, `${one}_id`, `${one}Id`];
}
