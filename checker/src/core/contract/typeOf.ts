import type { Schema } from './types.ts';

/** Returns the type of a schema's values without null. Without a type, its other keywords decide. */
export function typeOf({ type, properties, items }: Schema): string {
  const own = typeof type === 'string' ? type : type?.find((each) => each !== 'null');
  if (own !== undefined) return own;
  if (properties) return 'object';
  return items ? 'array' : 'string';
}
