import { isObject } from '../../core/base/object.ts';
import type { Resource, Operation } from '../../core/contract/types.ts';
/** Creates resources to write to: existing ones may be needed. */
import { resourceOf } from '../../core/judging/resource.ts';
import { ask, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Creates a resource for each collection of the operation, so that its newest one is untouched. */
export async function make(probe: Probe, { roles = [] }: Operation): Promise<void> {
  for (const { resource } of roles) await makeOne(probe, resource, { isFirst: true });
}

/** The places that a request names, made as the contract shows them: its examples fit together. */
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

interface How {
  /** The place in which it is made may be full or closed: then there is another one. */
  readonly isFirst: boolean;
  readonly asShown?: true;
}

async function makeOne(probe: Probe, resource: Resource, { isFirst, asShown }: How): Promise<void> {
  const { requests } = probe;
  const maker = makerOf(probe, resource);
  const filled = maker && requests.filled(maker);
  const [shown] = maker && filled && asShown ? requests.asShown(maker, filled) : [];
  // Under the name of one that is there it may be refused.
  const wanted = maker && filled && requests.unlike(maker, shown ?? filled);
  const sent = maker && wanted && (await ask(probe, maker, wanted, 'parent', TRIED));
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
