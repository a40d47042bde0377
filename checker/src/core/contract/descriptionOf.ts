import { flattened } from './flattened.ts';
import type { Operation, Schema } from './types.ts';

/** The member's own description, else that of its referenced schema. */
export const descriptionOf = (part: Schema, { schemas }: Pick<Operation, 'schemas'>): string =>
  part.description ?? flattened(part, schemas).description ?? '';
