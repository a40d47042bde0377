import type { Schema } from './types.ts';

/** Returns the type of a schema's values without null. Without a type: `object` or `array` by its keywords, otherwise `string`. */
export function typeOf({ type, properties, items }: Schema): string {
  const own = typeof type === 'string' ? type : type?.find((each) => each !== 'null');
  if (own !== undefined) return own;
  if (properties) return 'object';
  return items ? 'array' : 'string';
}
