import { isLoopback } from '../cameFrom.ts';
import { nameOf } from '../network/hosts.ts';
import { network } from '../network/settings.ts';

/** No public site has a name with this ending (RFC 6761 6.2). */
const RESERVED = '.test';

/** Returns whether a Host is a name of this machine. Another site's name may resolve to it too (DNS rebinding). */
export function isOwnHost(host: string): boolean {
  if (isLoopback(host)) return true;
  const name = nameOf(host);
  return name.endsWith(RESERVED) || network().hosts.has(name);
}
