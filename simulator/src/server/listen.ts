import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Hosts that mean every address of the machine. A browser cannot open them. */
const ANY = new Set(['0.0.0.0', '::']);

/** Listens on loopback unless a host is given. @returns the origin, as this machine reaches it */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<string> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = messageOf(error, port, host);
      fail(message === undefined ? error : new Error(message, { cause: error }));
    });
    server.listen(port, host, () => {
      done(`http://${nameInUrl(host)}:${(server.address() as AddressInfo).port}`);
    });
  });
}

function nameInUrl(host: string): string {
  if (ANY.has(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** @returns what to change; undefined for other errors */
function messageOf({ code }: NodeJS.ErrnoException, port: number, host: string): string | undefined {
  if (code === 'EADDRINUSE')
    return `port ${port} is taken: stop what uses it or choose another one, as in PORT=4011 npm start`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST=${host} is no name or address of this machine; HOST=0.0.0.0 takes all it has`;
  return undefined;
}
