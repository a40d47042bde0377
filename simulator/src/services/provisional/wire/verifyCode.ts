/** Derives three groups from a document's content: the same document always has the same code. */
export function verifyCode(content: string): string {
  let hash = 7;
  for (const character of content) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  const text = (hash * 7919).toString(36).toUpperCase().padStart(12, '0').slice(-12);
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}
