/** What the authentication page says of its end. */
const ANSWERS = ['authFlowNo', 'openStatus', 'errorCode'] as const;

/** A page of the portal, whatever somebody writes into the address: no other origin, no tricks of parsers. */
const isOurs = (path: string): boolean => /^\/(?![/\\])[\w/?=&.%~-]*$/.test(path);

/** The page that left for the authentication in its own window, with the answer; undefined where it waits beside it. */
export function wayBack(query: URLSearchParams): string | undefined {
  const path = query.get('returnTo');
  if (path === null || !isOurs(path)) return undefined;
  const [page = '', search = ''] = path.split('?');
  const said = new URLSearchParams(search);
  for (const name of ANSWERS) {
    const answer = query.get(name);
    if (answer !== null) said.set(name, answer);
  }
  return `${page}?${said.toString()}`;
}
