/** Reads the text of a downloaded PDF as PDF readers do. */
import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Loads the one character map that the downloads need, of two bytes for a character, instead of a file of maps. */
class TwoBytes {
  fetch() {
    const map =
      '1 begincodespacerange <0000> <FFFF> endcodespacerange 1 begincidrange <0000> <FFFF> 0 endcidrange';
    return Promise.resolve(new TextEncoder().encode(map));
  }
}

/** Returns the text of all pages without blanks and line ends. */
export async function pdfText(download: Download): Promise<string> {
  const data = new Uint8Array(readFileSync(await download.path()));
  const document = await getDocumentProxy(data, {
    BinaryDataFactory: TwoBytes,
    cMapUrl: '/',
    cMapPacked: false,
    useWorkerFetch: false,
  });
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return text.replaceAll(/\s/g, '');
}
