/** Adds an item to a set. @returns whether the set did not have it */
export function addNew(items: Set<string>, item: string): boolean {
  const isNew = !items.has(item);
  items.add(item);
  return isNew;
}
