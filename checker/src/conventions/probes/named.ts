/** Ids in requests. A parameter of one name may mean two kinds: `id` at `/customers/{id}`, `id` at `/invoices/{id}`. */
import { kindsOf } from '../../core/contract/kindsOf.ts';
import type { Resource, Operation, Payload } from '../../core/contract/types.ts';

/** Ids by resource kind, or by parameter name if the parameter names no known kind. */
export type Names = ReadonlyMap<string, unknown>;

/** The path parameters of a request that name resources. */
export const namesInPath = ({ places = {} }: Operation, payload: Payload): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => places[name]?.in === 'path'));

/** The ids in a request: its path parameters, and the id of the given kind. */
export function namesIn(
  operation: Operation,
  { name, as }: Resource,
  payload: Payload,
): Map<string, unknown> {
  const inPath = Object.entries(namesInPath(operation, payload));
  const names = new Map(inPath.map(([each, value]) => [operation.named?.[each]?.name ?? each, value]));
  const isOther = operation.named?.[as] !== undefined && operation.named[as].name !== name;
  if (payload[as] !== undefined && !isOther) names.set(name, payload[as]);
  return names;
}

/** The ids that the operation's path needs, and the id of the given kind. */
export function idsFor(
  { places = {}, named = {} }: Operation,
  names: Names,
  { name, as }: Resource,
): Payload {
  const inPath = Object.keys(places).filter((each) => places[each]?.in === 'path');
  const found = inPath.map((each) => [each, names.get(named[each]?.name ?? each)] as const);
  const own = named[as] === undefined || named[as].name === name ? [[as, names.get(name)] as const] : [];
  return Object.fromEntries([...found, ...own].filter(([, value]) => value !== undefined));
}

/** The resource of a plural parameter: `numbers` and `ids` hold what `number` and `id` name. */
export function resourceNamed(operations: readonly Operation[], name: string): Resource | undefined {
  const single = name.replace(/s$/i, '');
  const all = kindsOf(operations);
  return all.find(
    ({ as, member, single: one }) =>
      !one && [as, member].some((each) => each.toLowerCase() === single.toLowerCase()),
  );
}

/** An id of the same form that no resource has. */
export function missingIdLike(id: unknown): unknown {
  if (typeof id === 'number') return 987_654_321;
  return /^\d+$/.test(String(id)) ? '987654321' : `${String(id).slice(0, -4)}9999`;
}
