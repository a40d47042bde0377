/** Names from the company's reads in a world; computed once per world. */
import { catalogue } from '#simulator/services/catalogue.ts';
import type { World } from '#simulator/world/world.ts';
import { examplesFor } from '../coverage/candidates.ts';
import { Pool } from '../coverage/pool.ts';
import type { Rig } from './rig.ts';

/** Reads whose answers name bills, orders, accounts and other records. */
const lists = catalogue.filter(
  ({ effect, service, id }) =>
    effect === 'read' &&
    service === 'provisional' &&
    /Page|Types|Materials|Calendar|Accounts$|Cards$|IncomingTransfers/.test(id),
);
const pools = new WeakMap<World, Pool>();

/** Returns the names in the answers of these reads. */
export function knownTo(rig: Rig): Pool {
  const { world } = rig.session;
  const known = pools.get(world);
  if (known) return known;
  const pool = new Pool();
  for (const operation of lists)
    for (const payload of examplesFor(operation, world.viewer.product))
      pool.learn(rig.call(operation, payload)?.data);
  pools.set(world, pool);
  return pool;
}
