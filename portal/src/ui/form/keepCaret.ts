/**
 * Puts the caret back to where it was typed, once React has written what was kept of the text: otherwise it jumps to the end
 * whenever that is not what was typed.
 * @param read what is kept of a text
 */
export function keepCaret(
  box: HTMLInputElement | HTMLTextAreaElement,
  read: (typed: string) => string,
): void {
  const { selectionStart } = box;
  if (selectionStart === null) return;
  const caret = read(box.value.slice(0, selectionStart)).length;
  // After the event: by then it stands there.
  queueMicrotask(() => box.setSelectionRange(caret, caret));
}
