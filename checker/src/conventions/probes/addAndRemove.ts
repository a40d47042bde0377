/** Adds a part to a resource and removes it again. The tracker compares the reads of the resource before, between and after. */
import { asRaw, isObject } from '../../core/base/object.ts';
import { lastParameterOf } from '../../core/contract/lastPart.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { altered } from '../../core/requests/altered.ts';
import { ask, askEither } from './ask.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** Maximum number of resources to try: one may be closed. */
const TRIES = 4;

/** @param removal the operation that removes the part */
export async function addAndRemove(probe: Probe, removal: Operation): Promise<void> {
  const addition = additionFor(probe, removal);
  // The last resource in the path of the addition gets the part: the order of `POST /customers/{id}/orders/{number}/lines`.
  const [as, whole] = Object.entries(addition?.named ?? {}).at(-1) ?? [];
  const [read] = whole ? readsOf(probe, whole, 'one') : [];
  if (!addition || as === undefined || !whole || !read) return;
  for (const name of wholesFor(probe, whole)) {
    const look = (): Promise<Sent | undefined> =>
      ask(probe, read, { ...probe.requests.filled(read), [whole.as]: name }, 'parent', {
        kind: 'conversation',
      });
    const before = await look();
    if (!before?.exchange.verdict.success) continue;
    const base = {
      ...(probe.requests.accepted.get(addition) ?? probe.requests.filled(addition)),
      [as]: name,
    };
    const add = (payload: Payload): Promise<Sent | undefined> =>
      askEither(probe, addition, probe.requests.unlike(addition, payload));
    // A part with other numbers than the example's changes the numbers of the resource visibly.
    const [other = base] = altered(addition, base).filter((each) => probe.requests.isSound(addition, each));
    const first = await add(other);
    // The resource may take only one part at a time, and have it already.
    const hasMadeRoom = first?.exchange.verdict.code === '409' && (await makeRoom(probe, removal, addition));
    // The tracker compares reads before and after the addition, so the removal must not lie between them.
    if (hasMadeRoom) await look();
    // If no room was made, the backend may have refused the other numbers: the second try has the original ones.
    const added = first?.exchange.verdict.success ? first : await add(hasMadeRoom ? other : base);
    if (!added?.exchange.verdict.success) continue;
    const after = await look();
    const part = nameOfPart(removal, addition, added, [before, after]);
    if (part === undefined) return;
    await askEither(probe, removal, {
      ...probe.requests.filled(removal),
      ...part,
      ...atWhole(removal, as, name),
    });
    await look();
    return;
  }
}

/** The operation that adds what `removal` removes: at the path above it, else by the kind of the created resource. */
const additionFor = ({ context: { operations } }: Probe, removal: Operation): Operation | undefined =>
  removal.method === 'DELETE'
    ? (operations.find((each) => each.method === 'POST' && isBelow(removal, each)) ??
      operations.find((each) => each.method === 'POST' && makesThat(removal, each)))
    : undefined;

/** `DELETE /orders/{id}/lines/{line}` is one parameter below `POST /orders/{id}/lines`. */
const isBelow = (removal: Operation, { url }: Operation): boolean =>
  /^\/?\{[^}/]+\}\/?$/.test(removal.url.startsWith(url) ? removal.url.slice(url.length) : '');

/** `POST /orders/{id}/lines` makes the resource that `DELETE /lines/{lineId}` names at its end. */
const makesThat = ({ roles = [], url }: Operation, addition: Operation): boolean =>
  roles.some(
    ({ does, resource }) =>
      does === 'one' &&
      url.endsWith(`{${resource.as}}`) &&
      addition.roles?.some((role) => role.does === 'made' && role.resource.name === resource.name),
  );

/** Removes the newest part of the user that the backend does not refuse to remove. @returns whether one was removed */
async function makeRoom(probe: Probe, removal: Operation, { roles = [] }: Operation): Promise<boolean> {
  const { resource } = roles.find(({ does }) => does === 'made') ?? {};
  if (!resource) return false;
  for (const id of [...(probe.requests.made.get(resource.name) ?? [])].toReversed()) {
    const payload = { ...probe.requests.filled(removal), [resource.as]: id };
    const sent = await ask(probe, removal, payload, 'parent', { kind: 'conversation' });
    if (sent?.exchange.verdict.success) return true;
  }
  return false;
}

/** The id of the whole resource, if the path of the removal names it too. */
const atWhole = ({ places = {} }: Operation, as: string, id: unknown): Payload =>
  places[as]?.in === 'path' ? { [as]: id } : {};

/** Resources to which a part is added: the newest, then the user's other ones, then those seen in responses. */
function wholesFor({ requests }: Probe, { name }: Resource): unknown[] {
  const newest = requests.newest.get(name)?.value;
  const all = [newest, ...[...(requests.made.get(name) ?? [])].toReversed(), ...requests.pool.of(name)];
  return [...new Set(all)].filter((each) => each !== undefined).slice(0, TRIES);
}

/**
 * Returns the path parameter of the part's id: the id that the response shows, else the only id in the lists of the resource
 * that was not there before the addition.
 */
function nameOfPart(
  removal: Operation,
  addition: Operation,
  added: Sent,
  [before, after]: readonly (Sent | undefined)[],
): Payload | undefined {
  const as = lastParameterOf(removal.url) ?? '';
  const made = addition.roles?.find(({ does }) => does === 'made');
  const shown = resourceOf(addition, added.exchange.verdict.data);
  const own = made && isObject(shown) ? shown[made.resource.member] : undefined;
  if (own !== undefined) return { [as]: own };
  const idsIn = (sent: Sent | undefined): unknown[] => {
    const thing = sent && resourceOf(sent.case.operation, sent.exchange.verdict.data);
    return Object.values(asRaw(thing))
      .filter(Array.isArray)
      .flat()
      .filter(isObject)
      .map((item) => item[as] ?? item['id'])
      .filter((id) => id !== undefined);
  };
  const known = idsIn(before);
  const [id, ...others] = idsIn(after).filter((each) => !known.includes(each));
  return id === undefined || others.length > 0 ? undefined : { [as]: id };
}
