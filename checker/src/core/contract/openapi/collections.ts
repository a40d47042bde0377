/** Finds the resources that operations of a contract share: by their paths (REST), and by members with the same name (calls). */
import { isObject } from '../../base/object.ts';
import { flattened } from '../flattened.ts';
import { isFreeText } from '../freeText.ts';
import { typeOf } from '../typeOf.ts';
import type { Operation, Resource } from '../types.ts';
import { dataOf } from './dataOf.ts';
import { listIn } from './paging.ts';

/** An operation before its roles are known. */
export type Plain = Operation & { readonly template: string };

/** Returns each kind of resource once. */
export function collectionsIn(operations: readonly Plain[]): Collection[] {
  const calls = callKinds(operations);
  const read = withParents(withShallow(restKinds(operations), operations), operations);
  return [
    ...withUnread(withUnnamed(read, calls, operations), operations),
    ...singleKinds(operations),
    ...mapKinds(operations),
    ...withUnnamedCalls(calls, operations),
  ];
}

/** The path of one resource of a collection. */
export const ITEM = /^(.*)\/\{([^}/]+)\}$/;

export interface Collection extends Resource {
  /** Path of the collection; resources of calls have none. */
  readonly path?: string;
  /** Only operations below this path are calls of the kind. */
  readonly below?: string;
  /** Names of the members that a resource shows. */
  readonly members: readonly string[];
}

/** Returns whether a path is a part of a collection: `/rooms/{roomId}/bookings` has some of the `/bookings`. */
export const isWithin = (template: string, path: string): boolean =>
  template.endsWith(`}${path.slice(path.lastIndexOf('/'))}`);

/** Minimum share of the members of a resource that the kind must show too. */
const ALIKE = 2 / 3;

/** Returns whether most shown members belong to the kind: a transfer with a `cardNo` is no card. */
export const isLike = (shown: readonly string[], { member, members }: Collection): boolean =>
  shown.includes(member) && shown.filter((name) => members.includes(name)).length >= ALIKE * shown.length;

/** Finds collections with a read by id: `/pets/{petId}` reads one of `/pets`. */
function restKinds(operations: readonly Plain[]): Collection[] {
  const found = new Map<string, Collection>();
  for (const operation of operations) {
    const [, path, parameter] = ITEM.exec(operation.template) ?? [];
    if (path === undefined || parameter === undefined || operation.method !== 'GET') continue;
    const members = Object.keys(dataOf(operation).properties ?? {});
    /** `no` for `orderNo`. */
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

/**
 * Adds resources that are listed and created within a parent, and changed or removed at a path of their own: `DELETE
 * /reviews/{id}` beside `/restaurants/{id}/reviews`.
 */
function withShallow(known: readonly Collection[], operations: readonly Plain[]): Collection[] {
  const shallow = operations.flatMap(({ template, method }): Collection[] => {
    const [, path, as] = ITEM.exec(template) ?? [];
    const isKnown = known.some((kind) => kind.path === path);
    if (path === undefined || as === undefined || isKnown || !/^(DELETE|PATCH|PUT)$/.test(method)) return [];
    const lists = operations.filter(
      (other) => other.method === 'GET' && other.template !== path && isWithin(other.template, path),
    );
    const [list, ...others] = lists.filter((each) =>
      operations.some((other) => other.method === 'POST' && other.template === each.template),
    );
    const hasOwn = operations.some((other) => other.template === path);
    if (!list || others.length > 0 || hasOwn) return [];
    const members = Object.keys(listIn(dataOf(list), list.schemas)?.item.properties ?? {});
    const member = [as, lastWordOf(as), 'id'].find((name) => members.includes(name));
    return member === undefined ? [] : [{ name: path, path, member, members, as }];
  });
  return [...known, ...new Map(shallow.map((kind) => [kind.name, kind])).values()];
}

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
    // Calls know its items already.
    if (calls.some((kind) => isLike(members, kind))) return [];
    const made = Object.keys(dataOf(maker).properties ?? {});
    const shared = members.filter((name) => made.includes(name));
    const calledId = shared.filter((name) => /^id$/i.test(name));
    // A member that the path names belongs to another resource.
    const endingInId = shared.filter((name) => /[a-z](_id|Id)$/.test(name) && !path.includes(`{${name}}`));
    // A removal may name one of them: `DELETE /labels/{label}`.
    const removal = operations.find(({ template }) => ITEM.exec(template)?.[1] === path);
    const parameter = removal && ITEM.exec(removal.template)?.[2];
    const likeParameter = shared.filter((name) => name === parameter);
    // The first rule with a candidate decides. Of two candidates, neither is known to be the id.
    const [member, ...others] =
      [calledId, likeParameter, endingInId, idsLikeParent(shared, path)].find((each) => each.length > 0) ??
      [];
    if (member === undefined || others.length > 0) return [];
    return [{ name: path, path, member, members, as: parameter ?? member }];
  });
  return [...known, ...unnamed];
}

/** Adds resources that are created at a path and changed below it, and that nothing reads: `POST /freezes/{freeze}/end`. */
function withUnread(known: readonly Collection[], operations: readonly Plain[]): Collection[] {
  const unread = operations.flatMap(({ template, method }): Collection[] => {
    const [, path, as] = /^([^{}]*)\/\{([^}]+)\}\/[\w-]+$/.exec(template) ?? [];
    const maker = operations.find((other) => other.template === path && other.method === 'POST');
    const isKnown = known.some((kind) => kind.path === path);
    const isRead = operations.some(
      (other) => other.method === 'GET' && `${other.template}/`.startsWith(`${path}/`),
    );
    if (path === undefined || as === undefined || !maker || isKnown || isRead || method === 'GET') return [];
    const members = Object.keys(dataOf(maker).properties ?? {});
    const member = [as, lastWordOf(as), 'id'].find((name) => members.includes(name));
    return member === undefined ? [] : [{ name: path, path, member, members, as }];
  });
  return [...known, ...new Map(unread.map((kind) => [kind.name, kind])).values()];
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
    const isList = listIn(data, operation.schemas) !== undefined;
    if (method !== 'GET' || !isWritten || ITEM.test(template) || isList) return [];
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
  const folders = new Map<string, Set<string>>();
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
    const folder = BARE.test(only) ? folderOf(operation.template) : '';
    folders.set(only, (folders.get(only) ?? new Set()).add(folder));
    // Several reads may each show a part of the resource.
    const key = `${folder} ${only}`;
    const members = [...(found.get(key)?.members ?? []), ...shown];
    found.set(key, { name: only, member: only, members, as: only, below: folder });
  }
  // `id` means another kind at `/vehicle/detail` than at `/trip/detail`. In one folder only, it is one kind.
  return [...found.values()].map(({ below = '', ...kind }) =>
    (folders.get(kind.as)?.size ?? 0) > 1 ? { ...kind, name: below, below } : kind,
  );
}

/** Names of ids that many kinds have. */
const BARE = /^(?:id|uuid|guid|key|code|no|number)$/i;

/** The path of an operation without its last part: `/vehicle` of `/vehicle/detail`. */
const folderOf = (template: string): string => template.slice(0, Math.max(0, template.lastIndexOf('/')));

/** Adds resources that one call creates and another lists, without a read by id: `addComment` and `listComments`, by `commentId`. */
function withUnnamedCalls(known: readonly Collection[], operations: readonly Plain[]): Collection[] {
  const calls = operations.filter(({ template }) => !template.includes('{'));
  const unnamed = calls.flatMap((operation): Collection[] => {
    const list = operation.effect === 'read' ? listIn(dataOf(operation), operation.schemas) : undefined;
    const members = Object.keys(list?.item.properties ?? {});
    // A GET is no call: its path names the resource.
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
