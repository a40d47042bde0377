import type { ClipboardEvent } from 'react';

/**
 * The text of a one-line field after several lines or cells of a spreadsheet were pasted into it, with blanks between them:
 * browsers drop line breaks, so that two numbers would become one. Undefined where the paste has one line.
 */
export function pasteLines(event: ClipboardEvent<HTMLElement>): string | undefined {
  const { target: box, clipboardData } = event;
  const pasted = clipboardData.getData('text/plain').trim();
  if (!(box instanceof HTMLInputElement) || !/[\r\n\t]/.test(pasted)) return undefined;
  const { value, selectionStart, selectionEnd } = box;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  return before + pasted.replace(/[\r\n\t]+/g, ' ') + after;
}
