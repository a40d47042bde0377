/** Logins that a contract describes itself: OAuth2 with a password, or with client credentials. */
import { isObject } from '../base/object.ts';

/** A way to get a token. */
export interface Grant {
  readonly kind: 'password' | 'client_credentials';
  /** Address of the token endpoint: a path on the target, or a full URL. */
  readonly tokenUrl: string;
  readonly scopes: readonly string[];
}

const FLOWS = [
  ['password', 'password'],
  ['clientCredentials', 'client_credentials'],
] as const;

/**
 * Returns the logins of a security scheme.
 *
 * @param scheme a security scheme of the contract
 * @param server URL of its first server, if it has one; `base` is its path
 */
export function grantsOf(scheme: Readonly<Record<string, unknown>>, server: string, base: string): Grant[] {
  const { type, flows } = scheme;
  if (type !== 'oauth2' || !isObject(flows)) return [];
  return FLOWS.flatMap(([name, kind]): Grant[] => {
    const flow = flows[name];
    if (!isObject(flow) || typeof flow['tokenUrl'] !== 'string') return [];
    const scopes = isObject(flow['scopes']) ? Object.keys(flow['scopes']) : [];
    return [{ kind, tokenUrl: placeOf(flow['tokenUrl'], server, base), scopes }];
  });
}

/** Returns the path of a token endpoint on the target's own server, otherwise its URL. */
function placeOf(tokenUrl: string, server: string, base: string): string {
  if (!URL.canParse(tokenUrl)) return new URL(tokenUrl, `http://target${base}/`).pathname;
  const url = new URL(tokenUrl);
  const isOwn = URL.canParse(server) && new URL(server).host === url.host;
  return isOwn ? url.pathname : url.href;
}
