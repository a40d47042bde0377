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

function typeFrom(text: string): MIMEType | undefined {
  try {
    return new MIMEType(text);
  } catch {
    return undefined;
  }
}
