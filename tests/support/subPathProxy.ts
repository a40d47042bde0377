/** Runs a reverse proxy that serves the simulator under a base path, as nginx, Traefik or an ingress does. */
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SubPath {
  /** The base path, such as `/sim`. */
  readonly path: string;
  /** Whether the proxy removes the path before it forwards a request. */
  readonly strips: boolean;
  /** Whether the proxy keeps the client's `Host`. */
  readonly keepsHost: boolean;
  /** Returns the headers that the proxy adds. @param host the client's host */
  readonly extraHeaders?: (host: string) => Readonly<Record<string, string>>;
}

export interface SubPathProxy {
  readonly origin: string;
  /** Requests outside the path, which belong to another site on this origin. */
  readonly outside: string[];
  readonly stop: () => Promise<void>;
}

export async function subPathProxy(
  target: string,
  { path, strips, keepsHost, extraHeaders }: SubPath,
): Promise<SubPathProxy> {
  const { hostname, port, host: own } = new URL(target);
  const outside: string[] = [];
  const server = createServer((request, response) => {
    const { method, url = '/', headers } = request;
    if (url !== path && !url.startsWith(`${path}/`)) {
      outside.push(`${method} ${url}`);
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('another site');
    }
    const { host = '' } = headers;
    const forward = ask(
      {
        hostname,
        port,
        method,
        path: strips ? url.slice(path.length) || '/' : url,
        headers: { ...headers, host: keepsHost ? host : own, ...extraHeaders?.(host) },
      },
      (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.rawHeaders)),
    );
    forward.on('error', () => response.destroy());
    response.on('close', () => forward.destroy());
    return void request.pipe(forward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    outside,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
