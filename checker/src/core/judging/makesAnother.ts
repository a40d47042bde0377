import { isObject } from '../base/object.ts';
import type { Role } from '../contract/types.ts';
import type { Exchange } from './check.ts';
import { resourceOf } from './resource.ts';

/** `POST /payments/{id}/refund` answers 201 with a payment of its own: the answer is not about the one in the path. */
export function makesAnother(
  { operation, payload, got, verdict }: Pick<Exchange, 'operation' | 'payload' | 'got' | 'verdict'>,
  { does, resource }: Role,
): boolean {
  const shown = resourceOf(operation, verdict.data);
  if (does !== 'one' || operation.method !== 'POST' || got.status !== 201 || !isObject(shown)) return false;
  const [asked, made] = [payload[resource.as], shown[resource.member]];
  return asked !== undefined && made !== undefined && String(asked) !== String(made);
}
