/** Returns a cookie's value from the request's header; undefined if it is missing. */
export function cookieOf(header: string | string[] | undefined, name: string): string | undefined {
  const pairs = [header ?? ''].flat().join(';').split(';');
  return pairs
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
