/** Returns the fewest items that still fail: drops each item in turn if the rest still fails. */
export function fewest<Item>(
  items: readonly Item[],
  run: (items: readonly Item[]) => void,
): { left: readonly Item[]; error: unknown } {
  let left = items;
  let error = failureOf(items, run);
  for (const item of items.toReversed()) {
    const without = left.filter((other) => other !== item);
    const failure = failureOf(without, run);
    if (failure === undefined) continue;
    left = without;
    error = failure;
  }
  return { left, error };
}

function failureOf<Item>(items: readonly Item[], run: (items: readonly Item[]) => void): unknown {
  try {
    run(items);
    return undefined;
  } catch (error) {
    return error;
  }
}
