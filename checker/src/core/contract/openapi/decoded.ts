/** Byte order marks, with the encoding that each announces. */
const ENCODINGS: readonly (readonly [RegExp, string])[] = [
  [/^\xff\xfe/, 'utf-16le'],
  [/^\xfe\xff/, 'utf-16be'],
];

/**
 * Decodes a file: UTF-8 with or without a byte order mark, UTF-16 with one, else GB 18030 (which includes GBK and
 * GB 2312).
 */
export function decoded(bytes: Uint8Array): string {
  const begin = String.fromCodePoint(...bytes.subarray(0, 2));
  const [, marked] = ENCODINGS.find(([mark]) => mark.test(begin)) ?? [];
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
