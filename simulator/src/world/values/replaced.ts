/**
 * A list with some of its items replaced, in their places. What changes was mostly added last, so it is looked for from the
 * end: the cost is that of the change, not of the list.
 */
export function replaced<Item>(items: readonly Item[], changes: ReadonlyMap<Item, Item>): Item[] {
  const result = items.slice();
  let left = changes.size;
  for (let index = result.length - 1; index >= 0 && left > 0; index -= 1) {
    const change = changes.get(result[index] as Item);
    if (change === undefined) continue;
    result[index] = change;
    left -= 1;
  }
  return result;
}
