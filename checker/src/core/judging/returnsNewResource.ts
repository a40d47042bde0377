import { isObject } from '../base/object.ts';
import type { Role } from '../contract/types.ts';
import type { Exchange } from './check.ts';
import { resourceOf } from './resource.ts';

/** Returns whether the response shows a new resource, not the one in the path: `POST /payments/{id}/refund` returns a refund with 201. */
export function returnsNewResource(
  { operation, payload, got, verdict }: Pick<Exchange, 'operation' | 'payload' | 'got' | 'verdict'>,
  { does, resource }: Role,
): boolean {
  const shown = resourceOf(operation, verdict.data);
  if (does !== 'one' || operation.method !== 'POST' || got.status !== 201 || !isObject(shown)) return false;
  const [asked, made] = [payload[resource.as], shown[resource.member]];
  return asked !== undefined && made !== undefined && String(asked) !== String(made);
}
