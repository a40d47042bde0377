/** Returns a separate seed for each part of a run, so that omitting one does not change the others. */
export function seedOf(seed: number, name: string): number {
  // FNV-1a, begun with the seed.
  let hash = seed | 0;
  for (let index = 0; index < name.length; index += 1)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash | 0;
}
