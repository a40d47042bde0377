/** Stands for our origin: only whether an address stays on it matters. */
const OWN = 'http://own.invalid';

/**
 * An address of our own origin as path, query and fragment; undefined where it leads anywhere else.
 * @param origin ours, as in `http://127.0.0.1:4010`, where the address may be a whole one
 */
export function ownPath(address: string, origin: string = OWN): string | undefined {
  const url = URL.parse(address, origin);
  if (url?.origin !== origin) return undefined;
  const path = url.pathname + url.search + url.hash;
  // Dots and slashes can leave `//host`, which is another host as soon as the origin is taken away. Other schemes and
  // user names are lost on the way too.
  return URL.parse(path, origin)?.href === url.href ? path : undefined;
}
