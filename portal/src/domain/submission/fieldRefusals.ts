import { isApiError } from '#generated/runtime/failure.ts';
import { refusalsIn, type FieldRefusal } from '../../ui/form/serverErrors.ts';

/**
 * Maps a refusal to fields: a request that breaks the contract names them by JSON pointer, and the form maps some
 * other codes. @param fields name of the code → field
 */
export function fieldRefusals(
  error: unknown,
  fields: Readonly<Record<string, string>> = {},
): readonly FieldRefusal[] {
  if (!isApiError(error)) return [];
  if (error.kind === 'request-invalid') return refusalsIn(error.message);
  const field = fields[error.name];
  return field === undefined ? [] : [{ field, message: error.message }];
}
