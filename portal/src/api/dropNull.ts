/** Removes null and undefined members, which are never sent; false, 0 and '' stay. 1 §7, 2 §7 */
export function dropNull(input: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  );
}
