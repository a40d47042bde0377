/** Offers a document as a file: an object as JSON, text or bytes unchanged. */
export function download(name: string, content: object | string | Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content instanceof Blob ? content : blobOf(content));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const blobOf = (content: object | string): Blob =>
  typeof content === 'string'
    ? new Blob([content], { type: 'text/plain' })
    : new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
