import type { Schema } from './types.ts';

/** The type of a schema's values, null aside; without one, what its other keywords tell. */
export const typeOf = ({ type, properties, items }: Schema): string =>
  (typeof type === 'string' ? type : type?.find((each) => each !== 'null')) ??
  (properties ? 'object' : items ? 'array' : 'string');
