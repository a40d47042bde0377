import type { ClipboardEvent } from 'react';

/**
 * Joins pasted lines or spreadsheet cells with spaces for a one-line field: browsers drop line breaks, and two
 * numbers would become one. Undefined when the paste has one line.
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
