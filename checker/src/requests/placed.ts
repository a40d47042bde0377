/** Who writes a request by hand names its members one beside the other, wherever the contract has them. */
import type { Operation, Payload } from '../contract/types.ts';

/** @param flat members of the body and parameters, or the body under its own name */
export function placed({ bodyMember, places = {} }: Operation, flat: Payload): Payload {
  if (bodyMember === undefined || bodyMember in flat) return flat;
  const entries = Object.entries(flat);
  const body = entries.filter(([name]) => !places[name]);
  if (body.length === 0) return flat;
  return {
    ...Object.fromEntries(entries.filter(([name]) => places[name])),
    [bodyMember]: Object.fromEntries(body),
  };
}
