import { isLoopback } from '../cameFrom.ts';
import { nameOf } from '../network/hosts.ts';
import { network } from '../network/settings.ts';

/** No site of the internet has a name that ends so (RFC 6761 6.2). */
const RESERVED = '.test';

/** Whether a Host cannot be the name of another site that leads to this machine (DNS rebinding). */
export function isOwnHost(host: string): boolean {
  if (isLoopback(host)) return true;
  const name = nameOf(host);
  return name.endsWith(RESERVED) || network().hosts.has(name);
}
