/** Finds roles of operations that do not stand at the path of their resource. */
import { escaped } from '../../base/words.ts';
import { flattened } from '../flattened.ts';
import { takesNull } from '../takesNull.ts';
import type { Role } from '../types.ts';
import { ITEM, isLike, type Collection, type Plain } from './collections.ts';
import { dataOf } from './dataOf.ts';
import { listIn } from './paging.ts';

/**
 * `/orders/by-number/{number}` names an order whose list and creation stand at `/orders`, beside the words before the id.
 * @returns the path of the list
 */
function parentOf({ path = '', single, keys }: Collection, operations: readonly Plain[]): string | undefined {
  const [, parent, word = ''] = /^(.+)\/([^/{}]+)$/.exec(path) ?? [];
  const isOwn = operations.some(({ template }) => template === path);
  const isOther = operations.some(({ template }) => ITEM.exec(template)?.[1] === parent);
  return parent === undefined || word === '' || single || keys || isOwn || isOther ? undefined : parent;
}

/** Members of a request that the resource shows too: fewer make no resource. */
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
  const isThere = template === parent || /^\/[^/{}]+$/.test(template.slice(parent.length));
  const asked = flattened(request, schemas);
  const alike = Object.keys(asked.properties ?? {}).filter((name) => members.includes(name));
  const isMaker =
    method === 'POST' &&
    template.startsWith(parent) &&
    isThere &&
    asked.required?.includes(as) === true &&
    alike.length >= FEWEST &&
    data.properties?.[member] === undefined;
  if (isMaker) return [{ resource: { ...resource, chosen: true }, does: 'made' }];
  // An action elsewhere names the resource by the same parameter, and shows it.
  const isAction =
    method === 'POST' &&
    !template.startsWith(`${path}/`) &&
    new RegExp(`/\\{${escaped(as)}\\}/[^/{}]+$`).test(template) &&
    isLike(Object.keys(data.properties ?? {}), resource);
  return isAction ? [{ resource, does: 'one' }] : [];
}
