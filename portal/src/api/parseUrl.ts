/** Undefined where the text is no URL: `URL.parse` is newer than the floor. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
