import type { Operation, Resource } from './types.ts';

/** Returns each kind of resource of the operations once. */
export function kindsOf(operations: readonly Pick<Operation, 'roles'>[]): Resource[] {
  const kinds = new Map<string, Resource>();
  for (const { roles = [] } of operations)
    for (const { resource } of roles) if (!kinds.has(resource.name)) kinds.set(resource.name, resource);
  return [...kinds.values()];
}
