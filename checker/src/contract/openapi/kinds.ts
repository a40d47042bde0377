/** Which things the operations of a contract share: found by paths (REST) and by members of one name (calls). */
import { successOf } from '../answers.ts';
import { valueSchemaAt } from './dataSchema.ts';
import { flattened } from '../flattened.ts';
import { isFreeText } from '../../requests/members.ts';
import { typeOf } from '../typeOf.ts';
import type { Kind, Operation, Role, Schema } from '../types.ts';
import { listIn, objectOf } from './paging.ts';

/** An operation before its roles are known. */
export type Plain = Operation & { readonly template: string };

/** @returns the roles of each operation, by its id */
export function rolesOf(operations: readonly Plain[]): ReadonlyMap<string, readonly Role[]> {
  const kinds = [...restKinds(operations), ...callKinds(operations)];
  return new Map(
    operations.map((operation) => [operation.id, kinds.flatMap((kind) => roleIn(operation, kind))]),
  );
}

const ITEM = /^(.*)\/\{([^}/]+)\}$/;

interface Collection extends Kind {
  readonly path?: string;
  /** What a thing shows, by name. */
  readonly members: readonly string[];
}

/** `/rooms/{roomId}/bookings` holds things of `/bookings`. */
const isWithin = (template: string, path: string): boolean =>
  template.endsWith(`}${path.slice(path.lastIndexOf('/'))}`);

/** Of what a thing shows, at least this share the kind shows too. */
const ALIKE = 2 / 3;

/** A transfer that names its card is no card: most of what is shown has to be the kind's. */
const isLike = (shown: readonly string[], { member, members }: Collection): boolean =>
  shown.includes(member) && shown.filter((name) => members.includes(name)).length >= ALIKE * shown.length;

/** `/pets/{petId}` names a thing of `/pets`. */
function restKinds(operations: readonly Plain[]): Collection[] {
  const found = new Map<string, Collection>();
  for (const operation of operations) {
    const [, path, parameter] = ITEM.exec(operation.template) ?? [];
    if (path === undefined || parameter === undefined || operation.method !== 'GET') continue;
    const members = Object.keys(dataOf(operation).properties ?? {});
    const short = parameter.replace(/^.*?[_-]?(id|no|code|number|key)$/i, '$1').toLowerCase();
    const member = [parameter, 'id', short].find((name) => members.includes(name));
    if (member !== undefined) found.set(path, { name: path, path, member, members, as: parameter });
  }
  return [...found.values()];
}

/** A read that asks for one member and shows it again: `queryTransfer` by `transferNo`. */
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
    // Several reads may each show a part of it.
    const members = [...(found.get(only)?.members ?? []), ...shown];
    found.set(only, { name: only, member: only, members, as: only });
  }
  return [...found.values()];
}

export const dataOf = (operation: Operation): Schema => {
  const schema = successOf(operation)?.schema ?? {};
  return objectOf(valueSchemaAt(schema, operation.envelope.data, operation.schemas), operation.schemas);
};

function roleIn(operation: Plain, kind: Collection): Role[] {
  const { path, member, as } = kind;
  const data = dataOf(operation);
  const asked = flattened(operation.request, operation.schemas);
  if (path !== undefined) {
    if (operation.template === `${path}/{${as}}`) return [{ kind, does: 'one' }];
    const isList = operation.effect === 'read';
    const list = isList ? listIn(data, operation.schemas) : undefined;
    if (isList && !list) return [];
    const shown = Object.keys((list?.item ?? data).properties ?? {});
    const fits =
      operation.template === path
        ? isList || shown.includes(member)
        : isWithin(operation.template, path) && isLike(shown, kind);
    return fits ? [{ kind, does: isList ? 'list' : 'made' }] : [];
  }
  const shown = Object.keys(data.properties ?? {});
  const list = listIn(data, operation.schemas);
  if (operation.effect === 'write') return isLike(shown, kind) ? [{ kind, does: 'made' }] : [];
  if (shown.includes(member) && as in (asked.properties ?? {})) return [{ kind, does: 'one' }];
  return list && isLike(Object.keys(list.item.properties ?? {}), kind) ? [{ kind, does: 'list' }] : [];
}
