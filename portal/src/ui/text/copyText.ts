/** Copies a text to the clipboard. @throws when the browser refuses */
export async function copyText(text: string): Promise<void> {
  if (globalThis.isSecureContext) return navigator.clipboard.writeText(text);
  // Plain http under a host name has no `navigator.clipboard`; selected text can still be copied.
  if (!copySelected(text)) throw new Error('the browser refused to copy');
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // The field stands beside the button: an open dialog takes the focus back from elements outside of it.
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
