import type { Verdict } from '../../contract/envelope.ts';
import { holdsMask, maskForm } from './maskForm.ts';

/** Returns whether a recording masks the whole response, a part so that it is no JSON any more, or its code. */
export function hidesAnswer(text: string, document: unknown, { code = '' }: Verdict): boolean {
  // An error page is no JSON either, and may contain stars.
  const isBroken = document === undefined && /^\s*[{[]/.test(text);
  return (isBroken && holdsMask(text)) || [text, code].some((each) => maskForm(each) === 'certain');
}
