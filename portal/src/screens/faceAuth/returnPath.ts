/** Result parameters of the authentication page. */
const ANSWERS = ['authFlowNo', 'openStatus', 'errorCode'] as const;

/** Tells whether an address is a page of the portal: no other origin, no parser tricks. */
const isOurs = (path: string): boolean => /^\/(?![/\\])[\w/?=&.%~-]*$/.test(path);

/** The page that left for the authentication in its own window, with the result; undefined when it waits beside it. */
export function returnPath(query: URLSearchParams): string | undefined {
  const path = query.get('returnTo');
  if (path === null || !isOurs(path)) return undefined;
  const [page = '', search = ''] = path.split('?');
  const params = new URLSearchParams(search);
  for (const name of ANSWERS) {
    const answer = query.get(name);
    if (answer !== null) params.set(name, answer);
  }
  return `${page}?${params.toString()}`;
}
