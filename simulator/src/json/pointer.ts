/** JSON pointers (RFC 6901): the format of places in all messages of the simulator. */

/** `['given', 'a/b']` → `/given/a~1b` */
export const toPointer = (path: readonly (string | number)[]): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** `/given/a~1b` → `['given', 'a/b']` */
export const fromPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Parsed pointers, at most 1,000: the contracts have few, and each request reads them. */
const paths = new Map<string, readonly string[]>();

function pathOf(pointer: string): readonly string[] {
  const known = paths.get(pointer);
  if (known) return known;
  const path = fromPointer(pointer);
  if (paths.size < 1000) paths.set(pointer, path);
  return path;
}

/** Returns the value at a pointer; undefined if there is none. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  pathOf(pointer).reduce<unknown>((value, step) => (isContainer(value) ? value[step] : undefined), document);

/** Makes an object with each value at its pointer; pointers name object members only. */
export function objectFrom(
  entries: readonly (readonly [pointer: string, value: unknown])[],
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [pointer, value] of entries) {
    const path = pathOf(pointer);
    const last = path.at(-1);
    if (last === undefined) throw new RangeError('the whole document has no member name');
    let holder = result;
    for (const step of path.slice(0, -1)) holder = (holder[step] ??= {}) as Record<string, unknown>;
    holder[last] = value;
  }
  return result;
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
