/**
 * Restores the caret after React writes the cleaned text; otherwise it jumps to the end when the two texts differ.
 * @param read cleans a text
 */
export function keepCaret(
  box: HTMLInputElement | HTMLTextAreaElement,
  read: (typed: string) => string,
): void {
  const { selectionStart } = box;
  if (selectionStart === null) return;
  const caret = read(box.value.slice(0, selectionStart)).length;
  // After the event: React has written the text by then.
  queueMicrotask(() => box.setSelectionRange(caret, caret));
}
