import type { Schema } from './types.ts';

/** OpenAPI 3.0 marks a file by its format, 3.1 by its content. */
export const isFile = ({ format, contentMediaType, type }: Schema): boolean =>
  format === 'binary' || (contentMediaType === 'application/octet-stream' && type !== 'object');
