import type { Schema } from './types.ts';

/** Returns whether a schema is a file. OpenAPI 3.0 marks it by its format, 3.1 by its media type. */
export const isFile = ({ format, contentMediaType, type }: Schema): boolean =>
  format === 'binary' || (contentMediaType === 'application/octet-stream' && type !== 'object');
