/**
 * Decodes a file written by a spreadsheet: UTF-8, Excel's "Unicode text" (UTF-16 with its mark), or the Chinese code
 * page. Undefined if it is no text, for instance a workbook.
 */
export function textOf(bytes: ArrayBuffer): string | undefined {
  const marked = markedEncoding(bytes);
  for (const encoding of marked === undefined ? ['utf-8', 'gb18030'] : [marked]) {
    const text = decoded(bytes, encoding);
    // A text contains no NUL.
    if (text !== undefined) return text.includes('\0') ? undefined : text;
  }
  return undefined;
}

/** Returns the encoding that a byte order mark of UTF-16 names. */
function markedEncoding(bytes: ArrayBuffer): string | undefined {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function decoded(bytes: ArrayBuffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
