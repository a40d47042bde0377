/** Creates resources for writes, because other resources may depend on the existing ones. */
import { isObject } from '../../core/base/object.ts';
import type { Resource, Operation } from '../../core/contract/types.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { ask, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Creates a resource for each collection of the operation, so that its newest one is untouched. */
export async function make(probe: Probe, { roles = [] }: Operation): Promise<void> {
  for (const { resource } of roles) await makeOne(probe, resource, { isFirst: true });
}

/** Creates the parents that a request names, from the contract's examples. Those fit together. */
export async function makePlaces(probe: Probe, { roles = [], named = {} }: Operation): Promise<boolean> {
  const own = new Set(roles.map(({ resource }) => resource.name));
  const places = Object.values(named).filter(({ name }) => !own.has(name));
  for (const place of places) await makeOne(probe, place, { isFirst: false, asShown: true });
  return places.length > 0;
}

const makerOf = ({ context }: Probe, { name }: Resource): Operation | undefined =>
  context.operations.find(({ roles = [] }) =>
    roles.some(({ resource, does }) => resource.name === name && does === 'made'),
  );

const DAYS = 4;

/** Creates a resource like an earlier accepted one, for other days. The values of the contract's example may fit nothing. */
async function likeBefore(probe: Probe, maker: Operation, first: Sent): Promise<Sent> {
  const { requests } = probe;
  const before = requests.taken.get(maker);
  const tries = before
    ? [requests.unlike(maker, before), ...Array.from({ length: DAYS }, () => undefined)]
    : [];
  for (const each of tries) {
    const payload = each ?? (before && requests.later(maker, requests.unlike(maker, before)));
    const sent = payload && (await ask(probe, maker, requests.fresh(maker, payload), 'parent', TRIED));
    if (sent?.exchange.verdict.success) return sent;
    if (!payload) break;
  }
  return first;
}

interface How {
  /** The parent may be full or closed. Then another one is used. */
  readonly isFirst: boolean;
  readonly asShown?: true;
}

async function makeOne(probe: Probe, resource: Resource, { isFirst, asShown }: How): Promise<void> {
  const { requests } = probe;
  const maker = makerOf(probe, resource);
  const filled = maker && requests.filled(maker);
  const [shown] = maker && filled && asShown ? requests.asShown(maker, filled) : [];
  // The backend may refuse the name of an existing resource.
  const wanted = maker && filled && requests.unlike(maker, shown ?? filled);
  const first = maker && wanted && (await ask(probe, maker, wanted, 'parent', TRIED));
  const sent =
    maker && first && !first.exchange.verdict.success ? await likeBefore(probe, maker, first) : first;
  if (!maker || !sent) return;
  const data = resourceOf(maker, sent.exchange.verdict.data);
  const name = isObject(data) ? data[resource.member] : undefined;
  if (sent.exchange.verdict.success && name !== undefined)
    probe.requests.newest.set(resource.name, { resource, value: name });
  if (sent.exchange.verdict.success || !isFirst) return;
  const places = Object.values(maker.named ?? {}).filter((each) => each.name !== resource.name);
  for (const place of places) await makeOne(probe, place, { isFirst: false });
  if (places.length > 0) await makeOne(probe, resource, { isFirst: false });
}
