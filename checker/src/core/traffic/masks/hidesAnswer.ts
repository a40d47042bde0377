import type { Verdict } from '../../contract/envelope.ts';
import { holdsMask, maskForm } from './maskForm.ts';

/** Returns whether a recording masks the whole response, a part so that it is no JSON any more, or its code. */
export function hidesAnswer(text: string, document: unknown, { code = '' }: Verdict): boolean {
  if (document !== undefined) return maskForm(code) === 'certain';
  // An error page is no JSON either, and may contain stars.
  return maskForm(text) === 'certain' || (/^\s*[{[]/.test(text) && holdsMask(text));
}
