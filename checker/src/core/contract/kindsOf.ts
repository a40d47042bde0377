import type { Operation, Resource } from './types.ts';

/** Returns each kind of resource of the operations once. */
export function kindsOf(operations: readonly Pick<Operation, 'roles'>[]): Resource[] {
  const all = operations.flatMap(({ roles = [] }) => roles.map(({ resource }) => resource));
  return all.filter((each, at) => all.findIndex(({ name }) => name === each.name) === at);
}
