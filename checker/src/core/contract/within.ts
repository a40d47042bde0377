import { singular } from '../base/words.ts';
import type { Operation } from './types.ts';

/**
 * Returns the members with the id of the enclosing resource: named like the parameter, or like the resource. At
 * `/customers/{id}/subscriptions` a subscription's `customer` or `customer_id` is that `id`.
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
