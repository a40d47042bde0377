/** Puts a text on the clipboard; throws, with the text, where the browser does not allow it. */
export async function copyText(text) {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  // Plain http under a host name has no clipboard: what is selected can be copied all the same.
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (!copied) throw new Error(`浏览器不允许复制，请手动复制：${text}`);
}
