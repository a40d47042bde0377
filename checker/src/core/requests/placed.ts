/** Places hand-written members, which are given in one flat list, according to the contract. */
import { flattened } from '../contract/flattened.ts';
import type { Operation, Payload } from '../contract/types.ts';

/**
 * Moves body members under the name of the body, if it has one.
 *
 * @param flat members of the body beside the parameters, or a request that has the form of the contract already
 */
export function placed(operation: Operation, flat: Payload): Payload {
  const { bodyMember, places = {}, request, schemas, examples } = operation;
  if (bodyMember === undefined || bodyMember in flat) return flat;
  const entries = Object.entries(flat);
  const body = entries.filter(([name]) => !places[name]);
  const isNeeded = flattened(request, schemas).required?.includes(bodyMember) === true;
  const [shown] = Object.values(examples);
  // Without a given member, a required body is that of the contract's example.
  if (body.length === 0 && isNeeded && shown) return { ...flat, [bodyMember]: shown[bodyMember] };
  if (body.length === 0) return flat;
  return {
    ...Object.fromEntries(entries.filter(([name]) => places[name])),
    [bodyMember]: Object.fromEntries(body),
  };
}

/** Fills in missing required members from the examples of the contract. */
export function filledUp({ answers, request, schemas, examples }: Operation, flat: Payload): Payload {
  const [shown = {}] = Object.values(examples);
  const { required = [] } = flattened(request, schemas);
  const missing = answers ? required.filter((name) => !(name in flat) && name in shown) : [];
  return { ...flat, ...Object.fromEntries(missing.map((name) => [name, shown[name]])) };
}
