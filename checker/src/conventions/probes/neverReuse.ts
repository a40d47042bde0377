/**
 * Creates a resource, deletes it and creates another one. If the contract never reuses ids, the second one must have a
 * new id: the watcher ReusedIds judges.
 */
import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { createdIdOf } from '../consistency/names.ts';
import { keepsIds } from '../consistency/watchers/reusedIds.ts';
import { ask, askEither, TRIED } from './ask.ts';
import { removalOf } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';

/** @param base an accepted request */
export async function neverReuse(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const role = operation.roles?.find(({ does }) => does === 'made');
  const removal = role && removalOf(probe, role.resource);
  if (!makes(operation) || !role || !removal || keepsIds(operation) === undefined) return;
  const { requests } = probe;
  const create = () => ask(probe, operation, requests.unlike(operation, base), 'parent', TRIED);
  const first = await create();
  const id = createdIdOf(role.resource, first);
  if (!first || id === undefined) return;
  const payload = { ...requests.filled(removal), ...namesInPath(operation, base), [role.resource.as]: id };
  const removed = await askEither(probe, removal, payload);
  if (removed?.exchange.verdict.success) await create();
}
