import { flattened } from '../contract/flattened.ts';
import { sampleOf } from '../contract/openapi/sample.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';

const IDEMPOTENT =
  /idempot|^(x[-_]?)?(request|req)[-_]?(no|id)$|^(out|client|merchant)[-_]?\w*[-_]?(no|id)$/i;

const SURE = /idempot/i;

/** A key for a request that does without one and may have one. */
export function withKey(operation: Operation, payload: Payload, validators: Validators): Payload | undefined {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const name = Object.keys(properties).find((each) => SURE.test(each) && !(each in payload));
  if (name === undefined) return undefined;
  const keyed = { ...payload, [name]: sampleOf(properties[name] ?? {}, operation.schemas) };
  return validators.request(operation, keyed).length === 0 ? keyed : undefined;
}

/** The member by which a repeated request is known for one. */
export function idempotencyKey(operation: Operation, payload: Payload): string | undefined {
  const { required = [] } = flattened(operation.request, operation.schemas);
  return Object.keys(payload).find(
    (name) =>
      // An optional key may serve only the logs, unless its description states its purpose.
      (required.includes(name) ? IDEMPOTENT : SURE).test(name) && operation.places?.[name]?.in !== 'path',
  );
}

/** The request under another key, of the shape that the old one has: its last characters count. */
export function withFreshKey(
  operation: Operation,
  payload: Payload,
  salt: string,
  validators: Validators,
): Payload {
  const key = idempotencyKey(operation, payload);
  const held = key === undefined ? undefined : payload[key];
  if (key === undefined || typeof held !== 'string') return payload;
  const made = `${held.slice(0, Math.max(0, held.length - salt.length))}${salt}`;
  const complaints = (asked: Payload): number => validators.request(operation, asked).length;
  const fresh = { ...payload, [key]: made };
  return complaints(fresh) === complaints(payload) ? fresh : payload;
}
