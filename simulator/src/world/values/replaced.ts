/**
 * Replaces items of a list in place. Changed items are mostly at the end, so the search starts there: the cost is that
 * of the change, not of the list.
 */
export function replaced<Item>(items: readonly Item[], changes: ReadonlyMap<Item, Item>): Item[] {
  const result = items.slice();
  for (const [item, change] of changes) {
    const index = items.lastIndexOf(item);
    if (index >= 0) result[index] = change;
  }
  return result;
}
