/** Ids in requests. One parameter may name two resources: `id` of a customer, `id` of an invoice. */
import type { Resource, Operation, Payload } from '../../core/contract/types.ts';

/** Resources by their kind; what names nothing known, by its own name. */
export type Names = ReadonlyMap<string, unknown>;

/** What names resources in the path of a request. */
export const namesInPath = ({ places = {} }: Operation, payload: Payload): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => places[name]?.in === 'path'));

/** What names resources in a request: in its path, and the one of the kind. */
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

/** Of these names the one of the kind, and those that the path has. */
export function known({ places = {}, named = {} }: Operation, names: Names, { name, as }: Resource): Payload {
  const inPath = Object.keys(places).filter((each) => places[each]?.in === 'path');
  const found = inPath.map((each) => [each, names.get(named[each]?.name ?? each)] as const);
  const own = named[as] === undefined || named[as].name === name ? [[as, names.get(name)] as const] : [];
  return Object.fromEntries([...found, ...own].filter(([, value]) => value !== undefined));
}
