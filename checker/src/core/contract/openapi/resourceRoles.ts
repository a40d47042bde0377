/** Finds the relations of operations to the resources that they share. */
import { flattened } from '../flattened.ts';
import type { Role, Schema } from '../types.ts';
import { besideRole } from './besideRole.ts';
import { collectionsIn, isLike, isWithin, ITEM, type Collection, type Plain } from './collections.ts';
import { dataOf } from './dataOf.ts';
import { listIn } from './paging.ts';
import { namesReferringTo } from './referring.ts';

/** @returns the roles of each operation, by its id */
export function rolesOf(operations: readonly Plain[]): ReadonlyMap<string, readonly Role[]> {
  const namesOf = namesReferringTo(operations);
  const own = collectionsIn(operations).map((kind): Collection => {
    const also = namesOf(kind);
    return {
      ...kind,
      ...(isPerAccount(kind, operations) && { perAccount: true as const }),
      ...(also.length > 0 && { also }),
    };
  });
  return new Map(
    operations.map((operation) => [operation.id, own.flatMap((kind) => roleIn(operation, kind, operations))]),
  );
}

/** `Order numbers are unique within your account`, `不同商户互不影响` */
const PER_ACCOUNT =
  /\bunique\b[^.;]*\b(per|within|in|for) (an? |your |the |each |every |one )?(account|merchant|tenant|customer|organi[sz]ation|workspace)\b|同一(商户|账户|租户)[^。；]*唯一|不同(商户|账户|租户)[^。；]*互不影响/i;

/** A creation takes the id from its request, and the contract says that ids are unique within one account only. */
const isPerAccount = (kind: Collection, operations: readonly Plain[]): boolean =>
  !kind.single &&
  operations.some(
    (operation) =>
      operation.method === 'POST' &&
      flattened(operation.request, operation.schemas).required?.includes(kind.as) === true &&
      PER_ACCOUNT.test(`${operation.about ?? ''}\n${operation.description ?? ''}`) &&
      roleIn(operation, kind, operations).some(({ does }) => does === 'made'),
  );

/** Returns the parameter of `DELETE /repairs/{repairIds}`, which names one resource or several. */
function pluralIn({ template, method }: Plain, { path = '', as }: Collection): string | undefined {
  const [, place, parameter = ''] = ITEM.exec(template) ?? [];
  return method === 'DELETE' && place === path && parameter.toLowerCase() === `${as}s`.toLowerCase()
    ? parameter
    : undefined;
}

/** Returns whether a path is below one resource: `/orders/{id}/cancel`, or `/orders/{id}:cancel` (AIP-136). */
const isBelowItem = (template: string, { path, as }: Pick<Collection, 'path' | 'as'>): boolean =>
  ['/', ':'].some((each) => template.startsWith(`${path}/{${as}}${each}`));

/** Returns whether an action shows the resource that it changes: `POST /orders/{orderId}/cancel`. */
const isAction = (
  { template, effect, method }: Plain,
  kind: Collection,
  { properties = {} }: Schema,
): boolean =>
  effect === 'write' &&
  method !== 'DELETE' &&
  isBelowItem(template, kind) &&
  !template.slice(`${kind.path}/{${kind.as}}/`.length).includes('/') &&
  kind.members.length > 0 &&
  kind.members.every((name) => name in properties);

/** Returns whether the response to an action shows no resource: `POST /orders/{orderId}/cancel`, `cancelOrder` by `orderNo`. */
function isBlindAction(
  { template, effect, method, request, schemas }: Plain,
  { path, as, keys }: Collection,
  data: Schema,
  operations: readonly Plain[],
): boolean {
  const isDescribed = data.properties !== undefined || data.additionalProperties !== undefined || data.items;
  if (effect !== 'write' || method === 'DELETE' || isDescribed || keys) return false;
  if (path === undefined) return flattened(request, schemas).required?.includes(as) === true;
  const isOnePartBelow =
    isBelowItem(template, { path, as }) && /^[\w-]+$/.test(template.slice(`${path}/{${as}}/`.length));
  return isOnePartBelow && !isReadToo(template, operations);
}

/** Returns whether a path, or one below it, is read. Then it is a collection, not an action. */
const isReadToo = (template: string, operations: readonly Plain[]): boolean =>
  operations.some((other) => other.template.startsWith(template) && other.method === 'GET');

/** Returns whether the response to an action shows another resource: `POST /quotes/{id}/accept` shows the shipment that it books. */
function isActionShowingAnother(
  { template, effect, method }: Plain,
  { path = '', as, keys, members }: Collection,
  data: Schema,
  operations: readonly Plain[],
): boolean {
  if (effect !== 'write' || method !== 'POST' || keys || path === '') return false;
  if (!isBelowItem(template, { path, as })) return false;
  const [, last = ''] = /^[/:]([a-z][\w-]*)$/i.exec(template.slice(`${path}/{${as}}`.length)) ?? [];
  // A noun in the plural is a collection.
  const isVerb = /[^s]$/i.test(last);
  const shown = Object.keys(data.properties ?? {});
  const showsAnother = shown.length > 0 && members.some((name) => !shown.includes(name));
  return isVerb && !isReadToo(template, operations) && showsAnother;
}

/** Returns whether an update names its resource in the body: `PUT /patient` with a required `patientId`. */
const isUpdateByBody = (
  { template, method, id, request, schemas }: Plain,
  { path, as }: Collection,
): boolean =>
  template === path &&
  (method === 'PUT' ||
    method === 'PATCH' ||
    (method === 'POST' && /^(update|edit|modify|change)(?![a-z])/.test(id))) &&
  flattened(request, schemas).required?.includes(as) === true;

/** Calls that create, although the request may have the id of the new resource. */
const MAKES = /^(create|add|new|insert|register)(?![a-z])/;

/** Returns whether a call acts on the resource that its body names: `POST /address/update`, `PUT /repair/assign`, by `id`. */
const isActionByBody = (
  { template, method, request, schemas }: Plain,
  { path = '', as }: Collection,
): boolean =>
  /^(POST|PUT|PATCH)$/.test(method) &&
  template.startsWith(`${path}/`) &&
  /^[\w-]+$/.test(template.slice(path.length + 1)) &&
  flattened(request, schemas).required?.includes(as) === true;

/** Returns the relation of an operation to the resources of a kind: one role, or none. */
function roleIn(operation: Plain, resource: Collection, operations: readonly Plain[]): Role[] {
  // A list, a creation or an action may stand beside the path of its resources: `/orders` beside `/orders/by-number/{number}`.
  const beside = besideRole(operation, resource, operations);
  if (beside.length > 0) return beside;
  if (resource.below !== undefined && !`${operation.template}/`.startsWith(`${resource.below}/`)) return [];
  if (resource.single) return operation.template === resource.path ? [{ resource, does: 'one' }] : [];
  if (isBlindAction(operation, resource, dataOf(operation), operations))
    return [{ resource, does: 'one', blind: true }];
  return resource.path === undefined
    ? roleOfCall(operation, resource)
    : roleAtPath(operation, resource, resource.path, operations);
}

/** Returns the role of an operation for resources with a path, such as `/orders` and `/orders/{id}`: that of the first fitting rule. */
function roleAtPath(
  operation: Plain,
  resource: Collection,
  path: string,
  operations: readonly Plain[],
): Role[] {
  const { template, method, effect } = operation;
  const data = dataOf(operation);
  const shown = Object.keys(data.properties ?? {});
  /** The operation names one resource. `blind`: its response does not show it. */
  const one = (isShown: boolean): Role[] => [{ resource, does: 'one', ...(!isShown && { blind: true }) }];
  if (resource.keys && template === path) return method === 'GET' ? [{ resource, does: 'list' }] : [];
  if (effect === 'write' && isActionByBody(operation, resource)) return one(isLike(shown, resource));
  const several = pluralIn(operation, resource);
  if (several !== undefined) return [{ resource: { ...resource, as: several }, does: 'one', blind: true }];
  if (isAction(operation, resource, data)) return one(true);
  if (isActionShowingAnother(operation, resource, data, operations)) return one(false);
  // Only a POST gets the mark: PUT, PATCH and DELETE act on the resource of the path, whatever they show.
  if (template === `${path}/{${resource.as}}` || isUpdateByBody(operation, resource))
    return one(data.properties !== undefined || method !== 'POST');
  return effect === 'read' ? listRole(operation, resource, path) : creationRole(operation, resource, path);
}

function listRole(operation: Plain, resource: Collection, path: string): Role[] {
  const list = listIn(dataOf(operation), operation.schemas);
  if (!list) return [];
  const isBelow = isWithin(operation.template, path);
  const fits =
    operation.template === path || (isBelow && isLike(Object.keys(list.item.properties ?? {}), resource));
  return fits ? [{ resource, does: 'list' }] : [];
}

function creationRole(operation: Plain, resource: Collection, path: string): Role[] {
  const shown = Object.keys(dataOf(operation).properties ?? {});
  const isCreation =
    operation.template === path
      ? shown.includes(resource.member)
      : isWithin(operation.template, path) && isLike(shown, resource);
  return isCreation ? [{ resource, does: 'made' }] : [];
}

/** Returns the role of a call for resources without a path: `queryTransfer`, `addComment`. */
function roleOfCall(operation: Plain, resource: Collection): Role[] {
  const { member, as } = resource;
  const data = dataOf(operation);
  const shown = Object.keys(data.properties ?? {});
  const asked = flattened(operation.request, operation.schemas).properties ?? {};
  const isAsked = as in asked;
  if (operation.effect === 'write') {
    if (!isLike(shown, resource)) return [];
    return [{ resource, does: isAsked && !MAKES.test(operation.id) ? 'one' : 'made' }];
  }
  if (isAsked && shown.includes(member)) return [{ resource, does: 'one' }];
  const list = listIn(data, operation.schemas);
  const isList = list && isLike(Object.keys(list.item.properties ?? {}), resource);
  return isList ? [{ resource, does: 'list' }] : [];
}
