/**
 * Decodes a file written by a spreadsheet: UTF-8, Excel's "Unicode text" (UTF-16 with its mark), or the Chinese code
 * page. Undefined if it is no text, for instance a workbook.
 */
export function textOf(bytes: ArrayBuffer): string | undefined {
  const [first, second] = new Uint8Array(bytes);
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined;
  for (const encoding of marked === undefined ? ['utf-8', 'gb18030'] : [marked]) {
    const text = decoded(bytes, encoding);
    // A text contains no NUL.
    if (text !== undefined) return text.includes('\0') ? undefined : text;
  }
  return undefined;
}

function decoded(bytes: ArrayBuffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
