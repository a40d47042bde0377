import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Every address of the machine; not an address to open. */
const ANY = new Set(['0.0.0.0', '::']);

/** Listens on loopback unless a host is given. @returns the origin, as this machine reaches it */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<string> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(
              `port ${port} is taken: stop what uses it or choose another one, as in PORT=4011 npm start`,
              { cause: error },
            )
          : error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL'
            ? new Error(`HOST=${host} is no name or address of this machine; HOST=0.0.0.0 takes all it has`, {
                cause: error,
              })
            : error,
      ),
    );
    server.listen(port, host, () => {
      const name = ANY.has(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
      done(`http://${name}:${(server.address() as AddressInfo).port}`);
    });
  });
}
