/** Placeholder for the simulator's origin: it only serves to test whether an address stays on it. */
const OWN = 'http://own.invalid';

/**
 * Returns an address of the simulator's origin as path, query and fragment; undefined for any other origin.
 * @param origin origin of the simulator, as in `http://127.0.0.1:4010`; without it the address must be relative
 */
export function ownPath(address: string, origin: string = OWN): string | undefined {
  const url = URL.parse(address, origin);
  if (url?.origin !== origin) return undefined;
  const path = url.pathname + url.search + url.hash;
  // Without its origin, `/.//host` would become `//host`, another host. User names and `blob:` addresses have the same
  // origin and are refused too.
  return URL.parse(path, origin)?.href === url.href ? path : undefined;
}
