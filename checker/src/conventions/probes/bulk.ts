/**
 * Names an existing and a missing resource in one request: with `all or nothing`, the existing one does not change. It is read
 * before and after, so that the tracker sees a change by the refused request. Unlike batches.ts, it also varies the other members:
 * a request that sets the current values changes nothing.
 */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { altered } from '../../core/requests/altered.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { allOrNoneOf } from '../prose/allOrNone.ts';
import { ask, askEither } from './ask.ts';
import { missingIdLike, resourceNamed } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

export async function allOrNothing(probe: Probe, operation: Operation): Promise<void> {
  if (operation.effect !== 'write' || allOrNoneOf(operation) === undefined) return;
  const { properties = {} } = flattened(operation.request, operation.schemas);
  for (const [name, part] of Object.entries(properties)) {
    const { items } = flattened(part, operation.schemas);
    const resource = items && resourceNamed(probe.context.operations, name);
    // The last resource that the user has created.
    const value = resource && [...(probe.requests.made.get(resource.name) ?? [])].at(-1);
    const [example] = examplesOf(operation);
    if (!resource || value === undefined || !example) continue;
    const [read] = readsOf(probe, resource, 'one');
    if (!read) return;
    const look = (): Promise<unknown> =>
      ask(probe, read, { ...probe.requests.filled(read), [resource.as]: value });
    for (const rest of [
      example.payload,
      ...altered(operation, example.payload),
      ...eachValue(operation, example.payload),
    ]) {
      const payload = { ...rest, [name]: [value, missingIdLike(value)] };
      if (!probe.requests.isSound(operation, payload)) continue;
      await look();
      await askEither(probe, operation, payload);
      await look();
    }
  }
}

/** Maximum number of values of an enum to send. */
const MOST_VALUES = 3;

/**
 * Requests with each value of each enum within an object: `changes: { status: closed }`. At least one differs from the current
 * value, which the example may equal.
 */
function eachValue({ request, schemas }: Operation, payload: Payload): Payload[] {
  const { properties = {} } = flattened(request, schemas);
  return Object.entries(payload).flatMap(([name, value]) => {
    const inner = flattened(properties[name] ?? {}, schemas).properties ?? {};
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(inner).flatMap(([each, part]) =>
      (flattened(part, schemas).enum ?? [])
        .slice(0, MOST_VALUES)
        .map((one) => ({ ...payload, [name]: { [each]: one } })),
    );
  });
}
