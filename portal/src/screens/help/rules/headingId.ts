/** Returns the id of the heading that a URL's hash names. A hash with a wrong `%` is taken as it is, so it names none. */
export function headingId(hash: string): string {
  const encoded = hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
