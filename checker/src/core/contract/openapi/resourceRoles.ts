/** Finds the resources that operations of a contract share: by their paths (REST), and by members with the same name (calls). */
import { isObject } from '../../base/object.ts';
import { escaped } from '../../base/words.ts';
import { successOf } from '../answers.ts';
import { flattened } from '../flattened.ts';
import { isFreeText } from '../freeText.ts';
import { plainSchema } from '../resource.ts';
import { takesNull } from '../takesNull.ts';
import { typeOf } from '../typeOf.ts';
import type { Resource, Operation, Role, Schema } from '../types.ts';
import { valueSchemaAt } from './dataSchema.ts';
import { listIn, objectOf } from './paging.ts';

/** An operation before its roles are known. */
export type Plain = Operation & { readonly template: string };

/** @returns the roles of each operation, by its id */
export function rolesOf(operations: readonly Plain[]): ReadonlyMap<string, readonly Role[]> {
  const calls = callKinds(operations);
  const kinds = [
    ...withUnnamed(withParents(restKinds(operations), operations), calls, operations),
    ...singleKinds(operations),
    ...mapKinds(operations),
    ...withUnnamedCalls(calls, operations),
  ];
  const own = kinds.map((kind) =>
    isPerAccount(kind, operations) ? { ...kind, perAccount: true as const } : kind,
  );
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

const ITEM = /^(.*)\/\{([^}/]+)\}$/;

interface Collection extends Resource {
  readonly path?: string;
  /** Names of the members that a resource shows. */
  readonly members: readonly string[];
}

/** Returns whether a path is a part of a collection: `/rooms/{roomId}/bookings` has some of the `/bookings`. */
const isWithin = (template: string, path: string): boolean =>
  template.endsWith(`}${path.slice(path.lastIndexOf('/'))}`);

/** Returns the parameter of `DELETE /repairs/{repairIds}`, which names one resource or several. */
function pluralIn({ template, method }: Plain, { path = '', as }: Collection): string | undefined {
  const [, place, parameter = ''] = ITEM.exec(template) ?? [];
  return method === 'DELETE' && place === path && parameter.toLowerCase() === `${as}s`.toLowerCase()
    ? parameter
    : undefined;
}

/** Minimum share of the members of a resource that the kind must show too. */
const ALIKE = 2 / 3;

/** Returns whether most shown members belong to the kind: a transfer with a `cardNo` is no card. */
const isLike = (shown: readonly string[], { member, members }: Collection): boolean =>
  shown.includes(member) && shown.filter((name) => members.includes(name)).length >= ALIKE * shown.length;

/** Finds collections with a read by id: `/pets/{petId}` reads one of `/pets`. */
function restKinds(operations: readonly Plain[]): Collection[] {
  const found = new Map<string, Collection>();
  for (const operation of operations) {
    const [, path, parameter] = ITEM.exec(operation.template) ?? [];
    if (path === undefined || parameter === undefined || operation.method !== 'GET') continue;
    const members = Object.keys(dataOf(operation).properties ?? {});
    const short = parameter.replace(/^.*?[_-]?(id|no|code|number|key)$/i, '$1').toLowerCase();
    const member = [parameter, lastWordOf(parameter), 'id', short].find((name) => members.includes(name));
    if (member !== undefined) found.set(path, { name: path, path, member, members, as: parameter });
  }
  return [...found.values()];
}

/** Returns the last word of a parameter: `iid` of `issue_iid`, since an issue has an `iid` beside its `id`. */
const lastWordOf = (parameter: string): string =>
  (/(?:_|-|(?<=[a-z\d])(?=[A-Z]))([A-Za-z]+)$/.exec(parameter)?.[1] ?? '').replace(/^[A-Z]/, (letter) =>
    letter.toLowerCase(),
  );

/** Adds parents that have a list and no read by id: `/boards` for `/boards/{id}/posts`. */
function withParents(known: readonly Collection[], operations: readonly Plain[]): Collection[] {
  const parents = operations.flatMap(({ template }) =>
    [...template.matchAll(/\/\{([^}]+)\}\//g)].flatMap(({ index, 1: as = '' }): Collection[] => {
      const path = template.slice(0, index);
      const list = operations.find((other) => other.template === path && other.method === 'GET');
      const item = list && listIn(dataOf(list), list.schemas)?.item;
      const members = Object.keys(item?.properties ?? {});
      const member = [as, 'id'].find((name) => members.includes(name));
      const isKnown = known.some((kind) => kind.path === path);
      return member === undefined || isKnown ? [] : [{ name: path, path, member, members, as }];
    }),
  );
  return [...known, ...new Map(parents.map((kind) => [kind.name, kind])).values()];
}

/** Adds resources with a list and a creation at one path, and no read by id: the comments of an issue. */
function withUnnamed(
  known: readonly Collection[],
  calls: readonly Collection[],
  operations: readonly Plain[],
): Collection[] {
  const unnamed = operations.flatMap((operation): Collection[] => {
    const { template: path, method } = operation;
    const list = method === 'GET' ? listIn(dataOf(operation), operation.schemas) : undefined;
    const maker = operations.find((other) => other.template === path && other.method === 'POST');
    const isKnown = known.some((kind) => kind.path === path || isWithin(path, kind.path ?? path));
    if (!list || !maker || isKnown) return [];
    const members = Object.keys(list.item.properties ?? {});
    if (calls.some((kind) => isLike(members, kind))) return [];
    const made = Object.keys(dataOf(maker).properties ?? {});
    const named = members.filter((name) => made.includes(name));
    const own = named.filter((name) => /^id$/i.test(name));
    // A member that the path names belongs to another resource.
    const alike = named.filter((name) => /[a-z](_id|Id)$/.test(name) && !path.includes(`{${name}}`));
    // A removal may name one of them: `DELETE /labels/{label}`.
    const single = operations.find(({ template }) => ITEM.exec(template)?.[1] === path);
    const asked = single && ITEM.exec(single.template)?.[2];
    const called = named.filter((name) => name === asked);
    const [member, ...others] =
      [own, called, alike, idsLikeParent(named, path)].find((each) => each.length > 0) ?? [];
    if (member === undefined || others.length > 0) return [];
    const as = asked ?? member;
    return [{ name: path, path, member, members, as }];
  });
  return [...known, ...unnamed];
}

/**
 * Returns the id that has the name of the parent's parameter, if the parent's id is shown under a longer name: a capture of
 * `/payments/{reference}` shows its own id as `reference`, and the payment's as `paymentReference`.
 */
function idsLikeParent(members: readonly string[], path: string): string[] {
  const [, parent = ''] = /\{([^}]+)\}\/[^/{}]+$/.exec(path) ?? [];
  const hasParents = members.some(
    (name) => name !== parent && name.toLowerCase().endsWith(parent.toLowerCase()),
  );
  return parent !== '' && hasParents ? members.filter((name) => name === parent) : [];
}

/** Finds resources that are read and written at one path and are no list, such as settings or a profile. */
function singleKinds(operations: readonly Plain[]): Collection[] {
  return operations.flatMap((operation) => {
    const { template, method } = operation;
    const isWritten = operations.some(
      (other) => other.template === template && (other.method === 'PUT' || other.method === 'PATCH'),
    );
    const data = dataOf(operation);
    if (method !== 'GET' || !isWritten || ITEM.test(template) || listIn(data, operation.schemas)) return [];
    const members = Object.keys(data.properties ?? {});
    return [{ name: template, path: template, member: '', members, as: '', single: true as const }];
  });
}

/** Finds maps: `/labels` shows an object by name, and `/labels/{label}` one member of it. */
function mapKinds(operations: readonly Plain[]): Collection[] {
  return operations.flatMap((operation) => {
    const { properties, additionalProperties } = dataOf(operation);
    if (operation.method !== 'GET' || properties || !isObject(additionalProperties)) return [];
    const named = operations.find(({ template }) => ITEM.exec(template)?.[1] === operation.template);
    const as = named && ITEM.exec(named.template)?.[2];
    if (as === undefined) return [];
    const { template: path } = operation;
    return [{ name: path, path, member: as, members: [as], as, keys: true as const }];
  });
}

/** Finds resources of calls: a read requests one member and shows it again, as `queryTransfer` does with `transferNo`. */
function callKinds(operations: readonly Plain[]): Collection[] {
  const found = new Map<string, Collection>();
  for (const operation of operations) {
    if (operation.effect !== 'read' || ITEM.test(operation.template)) continue;
    const { properties = {}, required = [] } = flattened(operation.request, operation.schemas);
    const [only, ...more] = required;
    const asked = only === undefined ? undefined : properties[only];
    if (only === undefined || asked === undefined || more.length > 0) continue;
    const schema = flattened(asked, operation.schemas);
    if (!isFreeText(schema) && typeOf(schema) !== 'integer') continue;
    const shown = Object.keys(dataOf(operation).properties ?? {});
    if (!shown.includes(only)) continue;
    // Several reads may each show a part of the resource.
    const members = [...(found.get(only)?.members ?? []), ...shown];
    found.set(only, { name: only, member: only, members, as: only });
  }
  return [...found.values()];
}

/** Adds resources that one call creates and another lists, without a read by id: `addComment` and `listComments`, by `commentId`. */
function withUnnamedCalls(known: readonly Collection[], operations: readonly Plain[]): Collection[] {
  const calls = operations.filter(({ template }) => !template.includes('{'));
  const unnamed = calls.flatMap((operation): Collection[] => {
    const list = operation.effect === 'read' ? listIn(dataOf(operation), operation.schemas) : undefined;
    const members = Object.keys(list?.item.properties ?? {});
    if (!list || operation.method === 'GET' || known.some((kind) => isLike(members, kind))) return [];
    return calls.flatMap((maker): Collection[] => {
      const shown = Object.keys(dataOf(maker).properties ?? {});
      const asked = flattened(maker.request, maker.schemas).properties ?? {};
      const alike = shown.filter((name) => members.includes(name));
      if (maker.effect !== 'write' || alike.length < ALIKE * members.length) return [];
      const [member, ...others] = alike.filter(
        (name) => /[a-z](_id|Id|_no|No)$/.test(name) && !(name in asked),
      );
      if (member === undefined || others.length > 0) return [];
      return [{ name: member, member, members, as: member }];
    });
  });
  return [...known, ...new Map(unnamed.map((kind) => [kind.name, kind])).values()];
}

/** Results by operation: each operation is compared with every kind. */
const known = new WeakMap<Operation, Schema>();

/** Returns the schema of a successful response without its wrapper. */
export function dataOf(operation: Operation): Schema {
  const found = known.get(operation) ?? dataSchemaOf(operation);
  known.set(operation, found);
  return found;
}

const dataSchemaOf = (operation: Operation): Schema => {
  const { envelope, schemas, wrapper } = operation;
  const data = objectOf(valueSchemaAt(successOf(operation)?.schema ?? {}, envelope.data, schemas), schemas);
  return plainSchema(
    wrapper === undefined ? data : objectOf(data.properties?.[wrapper] ?? {}, schemas),
    schemas,
  );
};

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
  const within = `${path}/{${as}}/`;
  if (!isBelowItem(template, { path, as }) || !/^[\w-]+$/.test(template.slice(within.length))) return false;
  return !operations.some((other) => other.template.startsWith(template) && other.method === 'GET');
}

/** Returns whether the response to an action shows another resource: `POST /quotes/{id}/accept` shows the shipment that it books. */
function isActionShowingAnother(
  { template, effect, method }: Plain,
  { path = '', as, keys, members }: Collection,
  data: Schema,
  operations: readonly Plain[],
): boolean {
  const [, verb = ''] = /^[/:]([a-z][\w-]*)$/i.exec(template.slice(`${path}/{${as}}`.length)) ?? [];
  const shown = Object.keys(data.properties ?? {});
  return (
    effect === 'write' &&
    method === 'POST' &&
    !keys &&
    path !== '' &&
    isBelowItem(template, { path, as }) &&
    // A noun in the plural is a collection.
    /[^s]$/i.test(verb) &&
    shown.length > 0 &&
    members.some((name) => !shown.includes(name)) &&
    !operations.some((other) => other.template.startsWith(template) && other.method === 'GET')
  );
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

function besideRole(operation: Plain, resource: Collection, operations: readonly Plain[]): Role[] {
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

/** Returns the relation of an operation to the resources of a kind, if it has one. */
function roleIn(operation: Plain, resource: Collection, operations: readonly Plain[]): Role[] {
  const { path, member, as } = resource;
  const data = dataOf(operation);
  const beside = besideRole(operation, resource, operations);
  if (beside.length > 0) return beside;
  if (!resource.single && isBlindAction(operation, resource, data, operations))
    return [{ resource, does: 'one', blind: true }];
  const asked = flattened(operation.request, operation.schemas);
  if (resource.single) return operation.template === path ? [{ resource, does: 'one' }] : [];
  if (path !== undefined) {
    if (resource.keys && operation.template === path)
      return operation.method === 'GET' ? [{ resource, does: 'list' }] : [];
    if (operation.effect === 'write' && isActionByBody(operation, resource))
      return [
        {
          resource,
          does: 'one',
          ...(!isLike(Object.keys(data.properties ?? {}), resource) && { blind: true }),
        },
      ];
    const several = pluralIn(operation, resource);
    if (several !== undefined) return [{ resource: { ...resource, as: several }, does: 'one', blind: true }];
    if (isAction(operation, resource, data)) return [{ resource, does: 'one' }];
    if (isActionShowingAnother(operation, resource, data, operations))
      return [{ resource, does: 'one', blind: true }];
    const names = operation.template === `${path}/{${as}}` || isUpdateByBody(operation, resource);
    const isShown = data.properties !== undefined || operation.method !== 'POST';
    if (names) return [{ resource, does: 'one', ...(!isShown && { blind: true }) }];
    const isList = operation.effect === 'read';
    const list = isList ? listIn(data, operation.schemas) : undefined;
    if (isList && !list) return [];
    const shown = Object.keys((list?.item ?? data).properties ?? {});
    const fits =
      operation.template === path
        ? isList || shown.includes(member)
        : isWithin(operation.template, path) && isLike(shown, resource);
    return fits ? [{ resource, does: isList ? 'list' : 'made' }] : [];
  }
  const shown = Object.keys(data.properties ?? {});
  const list = listIn(data, operation.schemas);
  const isAsked = as in (asked.properties ?? {});
  if (operation.effect === 'write')
    return isLike(shown, resource)
      ? [{ resource, does: isAsked && !MAKES.test(operation.id) ? 'one' : 'made' }]
      : [];
  if (shown.includes(member) && isAsked) return [{ resource, does: 'one' }];
  return list && isLike(Object.keys(list.item.properties ?? {}), resource)
    ? [{ resource, does: 'list' }]
    : [];
}
