import { isLoopback } from './cameFrom.ts';

/** Names under which people reach this machine from itself, such as one of its hosts file: `SIM_HOSTS=portal.local,shop.local`. */
const named = new Set(
  (process.env['SIM_HOSTS'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name !== ''),
);

/** No site of the internet has a name that ends so (RFC 6761 6.2). */
const RESERVED = '.test';

/** Whether a Host cannot be the name of another site that leads to this machine (DNS rebinding). */
export function isOwnHost(host: string): boolean {
  if (isLoopback(host)) return true;
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return name.endsWith(RESERVED) || named.has(name);
}
