import { uploads as copy } from '../../copy/form.ts';
import { isHeic } from './heic.ts';

export interface FileLimits {
  readonly maxFileBytes: number;
  /** Media types. */
  readonly fileTypes: readonly string[];
}

export const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

const names: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'application/pdf': 'PDF',
};

/** PNG、JPG、PDF */
export const fileTypeNames = (types: readonly string[]): string =>
  types.map((type) => names[type] ?? type).join('、');

/** Returns why a chosen file cannot be sent; the provider also checks its content. */
export function fileProblem(
  file: { readonly size: number; readonly type: string; readonly name?: string },
  { maxFileBytes, fileTypes }: FileLimits,
): string | undefined {
  if (isHeic(file) && !fileTypes.includes(file.type)) return copy.heic;
  if (!fileTypes.includes(file.type)) return copy.wrongType(fileTypeNames(fileTypes));
  return file.size > maxFileBytes ? copy.tooLarge(megabytes(maxFileBytes)) : undefined;
}
