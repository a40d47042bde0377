/** Result parameters of the authentication page. */
const ANSWERS = ['authFlowNo', 'openStatus', 'errorCode'] as const;

/** Returns whether an address is a path of the portal. `//` and `/\` would lead to another host. */
const isPortalPath = (path: string): boolean => /^\/(?![/\\])[\w/?=&.%~-]*$/.test(path);

/**
 * Address of the page that the user left for the authentication, with the result in its query.
 * @returns undefined without such an address (the page waits in another window), or if it is no path of the portal
 */
export function returnPath(query: URLSearchParams): string | undefined {
  const path = query.get('returnTo');
  if (path === null || !isPortalPath(path)) return undefined;
  const [page = '', search = ''] = path.split('?');
  const params = new URLSearchParams(search);
  for (const name of ANSWERS) {
    const answer = query.get(name);
    if (answer !== null) params.set(name, answer);
  }
  return `${page}?${params.toString()}`;
}
