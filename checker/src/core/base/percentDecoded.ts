/** Decodes a part of a URL. Malformed text, such as `50%off`, stays unchanged. */
export function percentDecoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
