/** Determines the account of a recorded request by its credentials. */
import type { Credential, Operation } from '../contract/types.ts';
import type { Wire } from '../exchange/encode.ts';
import type { Contract } from '../reading/read.ts';

/** Returns a function that identifies the account of a request by a text: requests with the same credentials have the same one. */
export function accountsIn(contracts: readonly Contract[]): (operation: Operation, wire: Wire) => string {
  const common = new Map(
    contracts.map(({ service, operations }) => [service, commonCredentials(operations)] as const),
  );
  return ({ service, credentials = [] }, wire) => {
    const shared = common.get(service) ?? [];
    return accountOf(shared.length > 0 ? shared : credentials, wire);
  };
}

/** Returns the credentials that every closed operation requires: some operations may require a further token. */
function commonCredentials(operations: readonly Operation[]): Credential[] {
  const [first = [], ...others] = operations.flatMap(({ credentials }) => (credentials ? [credentials] : []));
  return first.filter((each) =>
    others.every((all) => all.some((other) => other.in === each.in && other.name === each.name)),
  );
}

function accountOf(credentials: readonly Credential[], { headers, path }: Wire): string {
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  return lasting(credentials)
    .map((each) => heldIn(each, headers, query) ?? '')
    .join(' ');
}

/** Values that differ in every request: a signature, its time and its nonce. */
const OF_REQUEST = /sign(ature)?$|nonce|timestamp|digest|hmac/i;

/** Credentials that stay the same for an account. A signature alone still tells visitors from accounts. */
function lasting(credentials: readonly Credential[]): readonly Credential[] {
  const kept = credentials.filter(({ name }) => !OF_REQUEST.test(name));
  return kept.length > 0 ? kept : credentials;
}

/** Returns the values that a request has of the credentials of its operation. */
export const shownCredentials = ({ credentials = [] }: Operation, { headers, path }: Wire): string[] => {
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  return credentials.flatMap((each) => heldIn(each, headers, query) ?? []);
};

function heldIn(
  { in: place, name }: Credential,
  headers: Wire['headers'],
  query: URLSearchParams,
): string | undefined {
  if (place === 'query') return query.get(name) ?? undefined;
  if (place === 'header') return headers[name.toLowerCase()];
  return (headers['cookie'] ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** Returns whether a request has none of the credentials that its operation requires. */
export function isAnonymous({ credentials, open }: Operation, { headers, path }: Wire): boolean {
  if (!credentials || open) return false;
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  return credentials.every((each) => heldIn(each, headers, query) === undefined);
}
