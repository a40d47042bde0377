/** JSON pointers (RFC 6901): how every message of the simulator says where something is. */

/** `['given', 'a/b']` → `/given/a~1b` */
export const toPointer = (path: readonly (string | number)[]): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** `/given/a~1b` → `['given', 'a/b']` */
export const fromPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value at a pointer, or undefined where there is none. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  fromPointer(pointer).reduce<unknown>(
    (value, step) => (isContainer(value) ? value[step] : undefined),
    document,
  );

/** A new object that holds each value at its pointer; pointers name object members only. */
export function objectFrom(
  entries: readonly (readonly [pointer: string, value: unknown])[],
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [pointer, value] of entries) {
    const path = fromPointer(pointer);
    const last = path.pop();
    if (last === undefined) throw new RangeError('the whole document has no member name');
    const holder = path.reduce((at, step) => (at[step] ??= {}) as Record<string, unknown>, result);
    holder[last] = value;
  }
  return result;
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
