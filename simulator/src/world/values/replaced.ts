/**
 * A list with some of its items replaced, in their places. What changes was mostly added last, so it is looked for from the
 * end: the cost is that of the change, not of the list.
 */
export function replaced<Item>(items: readonly Item[], changes: ReadonlyMap<Item, Item>): Item[] {
  const result = items.slice();
  for (const [item, change] of changes) {
    const index = items.lastIndexOf(item);
    if (index >= 0) result[index] = change;
  }
  return result;
}
