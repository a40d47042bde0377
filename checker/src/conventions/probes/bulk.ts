/** Names an existing and a missing resource in one request: with `all or nothing`, neither changes. */
import { flattened } from '../../core/contract/flattened.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { altered } from '../../core/requests/altered.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { ask, askEither } from './ask.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

const ALL =
  /\ball or nothing\b|\batomic|\bnothing is (changed|done|written|stored)\b|\bnone (of them )?(is|are) (changed|done|written)\b|全部成功或全部失败|原子/i;

export async function allOrNothing(probe: Probe, operation: Operation): Promise<void> {
  if (operation.effect !== 'write' || !sentencesOf(operation).some((text) => ALL.test(text))) return;
  const { properties = {} } = flattened(operation.request, operation.schemas);
  for (const [name, part] of Object.entries(properties)) {
    const { items } = flattened(part, operation.schemas);
    const resource = items && resourceNamed(probe, name);
    const value = resource && [...(probe.requests.made.get(resource.name) ?? [])].at(-1);
    const [example] = examplesOf(operation);
    if (!resource || value === undefined || !example) continue;
    const missing = typeof value === 'number' ? 987_654_321 : `${String(value).slice(0, -4)}9999`;
    const [read] = readsOf(probe, resource, 'one');
    if (!read) return;
    const look = (): Promise<unknown> =>
      ask(probe, read, { ...probe.requests.filled(read), [resource.as]: value });
    for (const rest of [
      example.payload,
      ...altered(operation, example.payload),
      ...eachValue(operation, example.payload),
    ]) {
      const payload = { ...rest, [name]: [value, missing] };
      if (!probe.requests.isSound(operation, payload)) continue;
      await look();
      await askEither(probe, operation, payload);
      await look();
    }
  }
}

/** The resource of a plural parameter: `numbers` and `ids` hold what `number` and `id` name. */
export function resourceNamed({ context }: Probe, name: string): Resource | undefined {
  const single = name.replace(/_?ids$/i, (end) => end.slice(0, -1)).replace(/s$/, '');
  const all = context.operations.flatMap(({ roles = [] }) => roles.map(({ resource }) => resource));
  return all.find(
    ({ as, member, single: one }) =>
      !one && [as, member].some((each) => each.toLowerCase() === single.toLowerCase()),
  );
}

/** Requests with each value of each nested enum. At least one differs from the current value. */
function eachValue({ request, schemas }: Operation, payload: Payload): Payload[] {
  const { properties = {} } = flattened(request, schemas);
  return Object.entries(payload).flatMap(([name, value]) => {
    const inner = flattened(properties[name] ?? {}, schemas).properties ?? {};
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(inner).flatMap(([each, part]) =>
      (flattened(part, schemas).enum ?? [])
        .slice(0, 3)
        .map((one) => ({ ...payload, [name]: { [each]: one } })),
    );
  });
}
