/** Reads a request's Content-Type. All code that needs a form or its boundary uses this file. */
import { MIMEType } from 'node:util';

/** `multipart/form-data; boundary=x`, not `multipart/form-dataset`. */
const FORM = /^multipart\/form-data\s*(?:;|$)/i;
/** Longest boundary (RFC 2046, 5.1.1). */
const LONGEST_BOUNDARY = 70;

export const isForm = (contentType: string | undefined): boolean =>
  contentType !== undefined && FORM.test(contentType);

/** @returns undefined if the type is no form or has no valid boundary */
export function boundaryOf(contentType: string | undefined): string | undefined {
  if (contentType === undefined || !isForm(contentType)) return undefined;
  const boundary = typeFrom(contentType)?.params.get('boundary') ?? '';
  return boundary !== '' && boundary.length <= LONGEST_BOUNDARY ? boundary : undefined;
}

/** Returns the character set in lower case; `utf-8` by default. */
export function charsetOf(contentType: string | undefined): string {
  // Fast path: nearly all types name none.
  if (contentType === undefined || !/charset/i.test(contentType)) return 'utf-8';
  const charset = typeFrom(contentType)?.params.get('charset')?.toLowerCase() ?? 'utf-8';
  return charset === 'utf8' ? 'utf-8' : charset;
}

function typeFrom(text: string): MIMEType | undefined {
  try {
    return new MIMEType(text);
  } catch {
    return undefined;
  }
}
