/** A cookie's value out of the request's header; undefined where it is not there. */
export function cookieOf(header: string | string[] | undefined, name: string): string | undefined {
  const pairs = [header ?? ''].flat().join(';').split(';');
  return pairs
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
