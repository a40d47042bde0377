/** Runs an HTTP proxy as in companies: absolute targets and tunnels, to hosts that only the proxy can resolve. */
import { createServer, request as ask } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

export interface PassingProxy {
  readonly origin: string;
  /**
   * Requests that the proxy has received: `GET http://backend.example/…` or `CONNECT backend.example:443`,
   * followed by the header Proxy-Authorization if there is one.
   */
  readonly asked: string[];
  readonly stop: () => Promise<void>;
}

/** Starts the proxy. @param ports ports of this machine that stand for the hosts, by `host:port` */
export async function passingProxy(ports: Readonly<Record<string, number>>): Promise<PassingProxy> {
  const asked: string[] = [];
  const record = (method = '', target = '', credentials: string | undefined): void =>
    void asked.push([method, target, ...(credentials === undefined ? [] : [credentials])].join(' '));
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    record(method, url, headers['proxy-authorization']);
    const target = new URL(url);
    const port = ports[`${target.hostname}:${target.port || 80}`];
    if (port === undefined) return void response.writeHead(503).end();
    const forward = ask(
      { host: '127.0.0.1', port, method, path: target.pathname + target.search, headers },
      (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers)),
    );
    return void request.pipe(forward);
  });
  server.on('connect', ({ url = '', headers }, socket) => {
    record('CONNECT', url, headers['proxy-authorization']);
    const port = ports[url];
    if (port === undefined) return void socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [upstream, socket])
      end.on('error', () => [upstream, socket].forEach((each) => each.destroy()));
    return undefined;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
