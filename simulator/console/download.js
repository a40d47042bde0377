import { h } from './dom.js';

/** Hands a JSON document to the browser as a file. */
export function download(name, document) {
  const text = JSON.stringify(document, null, 2);
  const link = h('a', {
    href: URL.createObjectURL(new Blob([text], { type: 'application/json' })),
    download: name,
  });
  link.click();
  URL.revokeObjectURL(link.href);
}
