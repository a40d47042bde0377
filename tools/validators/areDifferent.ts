/**
 * Tells whether all items differ, regardless of the order of their members. Ajv compares each pair, which takes long for five
 * thousand items. The source is copied into the compiled validators, so it must not import anything.
 */
export function areDifferent(items: readonly unknown[]): boolean {
  const inOrder = (_name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return new Set(items.map((item) => JSON.stringify(item, inOrder))).size === items.length;
}
