interface Size {
  /** Number of values with all aliases expanded. */
  readonly values: number;
  readonly depth: number;
}

/** Returns the size of a document; a shared part counts each time. */
export function sizeOf(value: unknown, known = new Map<object, Size>()): Size {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 };
  const found = known.get(value);
  if (found) return found;
  // A value that contains itself, by an alias of YAML, has infinite size.
  known.set(value, { values: Infinity, depth: Infinity });
  let [values, depth] = [1, 0];
  for (const part of Object.values(value)) {
    const size = sizeOf(part, known);
    values += size.values;
    depth = Math.max(depth, size.depth + 1);
  }
  const size = { values, depth };
  known.set(value, size);
  return size;
}
