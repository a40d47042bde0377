import type { Schema } from './types.ts';

/** OpenAPI 3.0 says it by the format, 3.1 by the content. */
export const isFile = ({ format, contentMediaType, type }: Schema): boolean =>
  format === 'binary' || (contentMediaType === 'application/octet-stream' && type !== 'object');
