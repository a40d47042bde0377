import type { Schema } from './types.ts';

/** Returns the type of a schema's values without null. Without a type, its other keywords decide. */
export const typeOf = ({ type, properties, items }: Schema): string =>
  (typeof type === 'string' ? type : type?.find((each) => each !== 'null')) ??
  (properties ? 'object' : items ? 'array' : 'string');
