/** Finds roles of operations that do not stand at the path of their resource. */
import { escaped } from '../../base/words.ts';
import { flattened } from '../flattened.ts';
import { takesNull } from '../takesNull.ts';
import type { Role } from '../types.ts';
import { ITEM, isLike, type Collection, type Plain } from './collections.ts';
import { dataOf } from './dataOf.ts';
import { listIn } from './paging.ts';

/**
 * Returns `/orders` for the collection `/orders/by-number`: one order is read at `/orders/by-number/{number}`, and the list may stand
 * at `/orders`. Returns undefined if an operation has the path of the collection itself, or if the parent has resources of its own
 * (`/orders/{id}`).
 */
function parentOf({ path = '', single, keys }: Collection, operations: readonly Plain[]): string | undefined {
  const parent = /^(.+)\/[^/{}]+$/.exec(path)?.[1];
  if (parent === undefined || single || keys) return undefined;
  const hasOwnPath = operations.some(({ template }) => template === path);
  const parentHasItems = operations.some(({ template }) => ITEM.exec(template)?.[1] === parent);
  return hasOwnPath || parentHasItems ? undefined : parent;
}

/** Minimum number of members that a creation sends and the resource shows: fewer may be equal by chance. */
const FEWEST = 3;

/** Returns the role of an operation that stands beside the path of the resource. */
export function besideRole(operation: Plain, resource: Collection, operations: readonly Plain[]): Role[] {
  const parent = parentOf(resource, operations);
  const { member, members, as, path = '' } = resource;
  const { template, method, effect, request, schemas } = operation;
  const data = dataOf(operation);
  if (parent === undefined) return [];
  if (effect === 'read') {
    const list = method === 'GET' && template === parent ? listIn(data, schemas) : undefined;
    const shown = list?.item.properties ?? {};
    const isNamed = shown[member] !== undefined && !takesNull(shown[member], schemas);
    return isNamed && isLike(Object.keys(shown), resource) ? [{ resource, does: 'list' }] : [];
  }
  /** `/orders`, `/orders/import`. */
  const isAtParent = template.startsWith(parent) && /^(\/[^/{}]+)?$/.test(template.slice(parent.length));
  const asked = flattened(request, schemas);
  const alike = Object.keys(asked.properties ?? {}).filter((name) => members.includes(name));
  const sendsResource = asked.required?.includes(as) === true && alike.length >= FEWEST;
  // A creation that requires the id, and whose response does not show it.
  const isMaker = method === 'POST' && isAtParent && sendsResource && data.properties?.[member] === undefined;
  if (isMaker) return [{ resource: { ...resource, chosen: true }, does: 'made' }];
  // An action elsewhere names the resource by the same parameter, and shows it.
  const isAction =
    method === 'POST' &&
    !template.startsWith(`${path}/`) &&
    new RegExp(`/\\{${escaped(as)}\\}/[^/{}]+$`).test(template) &&
    isLike(Object.keys(data.properties ?? {}), resource);
  return isAction ? [{ resource, does: 'one' }] : [];
}
