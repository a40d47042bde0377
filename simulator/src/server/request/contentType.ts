/** What a request says of its body: everything that asks for a form or its boundary asks here. */
import { MIMEType } from 'node:util';

const FORM = /^multipart\/form-data\s*(?:;|$)/i;
/** Longest boundary (RFC 2046, 5.1.1). */
const LONGEST_BOUNDARY = 70;

export const isForm = (contentType: string | undefined): boolean =>
  contentType !== undefined && FORM.test(contentType);

/** @returns undefined where the type is no form's, or names no boundary that can be */
export function boundaryOf(contentType: string | undefined): string | undefined {
  if (contentType === undefined || !isForm(contentType)) return undefined;
  const boundary = typeFrom(contentType)?.params.get('boundary') ?? '';
  return boundary !== '' && boundary.length <= LONGEST_BOUNDARY ? boundary : undefined;
}

/** Lower case; `utf-8` where none is named. */
export function charsetOf(contentType: string | undefined): string {
  // Nearly all name none: the rest is read with care.
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
