import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Loopback only: this provider has no secrets and no locks. @returns the origin */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(
              `port ${port} is taken: stop what uses it or choose another one, as in PORT=4011 npm start`,
              { cause: error },
            )
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', () =>
      done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}
