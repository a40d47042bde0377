import type { Operation } from '../../core/contract/types.ts';
import type { Probe } from './probe.ts';

/** Returns the lists under the parent of a path: `/bill/list` lies beside `/bill/export`. */
export function listsBeside({ context }: Probe, operation: Operation): Operation[] {
  const parent = operation.url.slice(0, operation.url.lastIndexOf('/'));
  return context.neighbours.filter(
    (each) =>
      each.effect === 'read' &&
      each !== operation &&
      each.url.startsWith(parent) &&
      each.roles?.some(({ does }) => does === 'list'),
  );
}
