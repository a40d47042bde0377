/** Shuffles a list; the same seed gives the same order. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const result = [...items];
  let state = seed >>> 0;
  for (let last = result.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const place = state % (last + 1);
    [result[last], result[place]] = [result[place]!, result[last]!];
  }
  return result;
}
