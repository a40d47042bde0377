/** A downloaded PDF, read back as a reader of PDFs reads it. */
import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** The encoding that the files name is one of those that readers bring along; this one is two bytes a character. */
class TwoBytes {
  fetch() {
    const map =
      '1 begincodespacerange <0000> <FFFF> endcodespacerange 1 begincidrange <0000> <FFFF> 0 endcidrange';
    return Promise.resolve({ cMapData: new TextEncoder().encode(map), isCompressed: false });
  }
}

/** Its text without blanks and line ends, page after page. */
export async function pdfText(download: Download): Promise<string> {
  const data = new Uint8Array(readFileSync(await download.path()));
  const document = await getDocumentProxy(data, { CMapReaderFactory: TwoBytes, cMapUrl: '/' });
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return text.replaceAll(/\s/g, '');
}
