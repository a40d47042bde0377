/** Hands a document to the browser as a file: an object as JSON, a text as it is. */
export function download(name: string, content: object | string): void {
  const isText = typeof content === 'string';
  const text = isText ? content : JSON.stringify(content, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: isText ? 'text/plain' : 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
