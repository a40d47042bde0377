import { isObject } from '../base/object.ts';
import type { Operation, Payload } from '../contract/types.ts';

/** The request with these members in its body, wherever the body is in the payload. */
export function withMembers({ bodyMember }: Operation, payload: Payload, members: Payload): Payload {
  if (bodyMember === undefined) return { ...payload, ...members };
  const body = payload[bodyMember];
  return { ...payload, [bodyMember]: { ...(isObject(body) ? body : {}), ...members } };
}
