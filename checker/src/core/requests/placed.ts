/** Who writes a request by hand names its members one beside the other, wherever the contract has them. */
import { flattened } from '../contract/flattened.ts';
import type { Operation, Payload } from '../contract/types.ts';

/** @param flat members of the body and parameters, or the body under its own name */
export function placed(operation: Operation, flat: Payload): Payload {
  const { bodyMember, places = {}, request, schemas, examples } = operation;
  if (bodyMember === undefined || bodyMember in flat) return flat;
  const entries = Object.entries(flat);
  const body = entries.filter(([name]) => !places[name]);
  const isNeeded = flattened(request, schemas).required?.includes(bodyMember) === true;
  const [shown] = Object.values(examples);
  // Where nothing is said of a body that has to be there, it is the one that the contract shows.
  if (body.length === 0 && isNeeded && shown) return { ...flat, [bodyMember]: shown[bodyMember] };
  if (body.length === 0) return flat;
  return {
    ...Object.fromEntries(entries.filter(([name]) => places[name])),
    [bodyMember]: Object.fromEntries(body),
  };
}

/** What has to be there and is not named is as the contract shows it. */
export function filledUp({ answers, request, schemas, examples }: Operation, flat: Payload): Payload {
  const [shown = {}] = Object.values(examples);
  const { required = [] } = flattened(request, schemas);
  const missing = answers ? required.filter((name) => !(name in flat) && name in shown) : [];
  return { ...flat, ...Object.fromEntries(missing.map((name) => [name, shown[name]])) };
}
