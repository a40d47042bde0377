/** Connects to a host: directly or through an HTTP proxy, with the trusted certificates. */
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect, rootCertificates } from 'node:tls';
import { percentDecoded } from '../base/percentDecoded.ts';
import { addressOf } from './address.ts';

/** Options of a connection. */
export interface Connection {
  /** HTTP proxy of every request. */
  readonly proxy?: URL;
  /** Trusted certificates in PEM, besides the usual ones. */
  readonly ca?: string;
  /** Accepts any certificate. */
  readonly insecure?: boolean;
  /** Uses a new connection for each request: a kept one may end at the moment of its reuse. */
  readonly isFresh?: boolean;
}

/** A way to a host, with kept-alive connections. */
export interface Route {
  request(options: http.RequestOptions, onAnswer: (answer: http.IncomingMessage) => void): http.ClientRequest;
  close(): void;
}

/** Makes a route. @param sockets maximum number of open connections */
export function routeTo(target: URL, sockets: number, connection: Connection = {}): Route {
  const { via, hostname, port, base } = addressOf(target);
  const { proxy, ca, insecure, isFresh } = connection;
  const kept = { keepAlive: !isFresh, maxSockets: sockets, scheduling: 'lifo' } as const;
  const trusted = {
    ...(ca !== undefined && { ca: [...rootCertificates, ca] }),
    ...(insecure && { rejectUnauthorized: false }),
  };
  if (!proxy) {
    const agent = via === https ? new https.Agent({ ...kept, ...trusted }) : new http.Agent(kept);
    return {
      request: (options, onAnswer) =>
        via.request({ ...options, hostname, port, path: base + options.path, agent }, onAnswer),
      close: () => agent.destroy(),
    };
  }
  // Through the proxy: HTTPS in a tunnel, HTTP by requests with the whole URL.
  if (via === https) {
    const agent = new Tunnel({ ...kept, ...trusted }, proxy);
    return {
      request: (options, onAnswer) =>
        https.request({ ...options, hostname, port, path: base + options.path, agent }, onAnswer),
      close: () => agent.destroy(),
    };
  }
  const agent = new http.Agent(kept);
  const { hostname: host, port: at } = addressOf(proxy);
  return {
    request: ({ headers, ...options }, onAnswer) =>
      http.request(
        {
          ...options,
          hostname: host,
          port: at,
          path: `${target.origin}${base}${options.path}`,
          headers: { ...headers, host: target.host, ...authorization(proxy) },
          agent,
        },
        onAnswer,
      ),
    close: () => agent.destroy(),
  };
}

/** Opens a tunnel through a proxy with CONNECT for HTTPS, and starts TLS in it. */
class Tunnel extends https.Agent {
  readonly #proxy: URL;

  constructor(options: https.AgentOptions, proxy: URL) {
    super(options);
    this.#proxy = proxy;
  }

  override createConnection(
    options: http.ClientRequestArgs & https.RequestOptions,
    callback?: (error: Error | null, stream: Duplex) => void,
  ): Duplex | null | undefined {
    const { hostname, port } = addressOf(this.#proxy);
    const host = options.host ?? '';
    // An authority writes IPv6 in brackets (RFC 3986, 3.2.2).
    const authority = `${isIP(host) === 6 ? `[${host}]` : host}:${options.port ?? 443}`;
    const fail = (error: Error): void => callback?.(error, undefined as never);
    const asked = http.request({
      hostname,
      port,
      method: 'CONNECT',
      path: authority,
      headers: { host: authority, ...authorization(this.#proxy) },
      agent: false,
    });
    asked.on('error', fail);
    asked.on('connect', ({ statusCode }, socket) => {
      if (statusCode !== 200) {
        socket.destroy();
        return fail(new Error(`the proxy ${hostname}:${port} refuses a tunnel (HTTP ${statusCode})`));
      }
      const { ca, rejectUnauthorized } = options;
      const secure = connect({
        socket,
        // An IP address is no server name (RFC 6066). The certificate is compared with the host.
        ...(isIP(host) === 0 && { servername: host }),
        host,
        ...(ca !== undefined && { ca }),
        ...(rejectUnauthorized !== undefined && { rejectUnauthorized }),
      });
      secure.once('secureConnect', () => callback?.(null, secure));
      secure.once('error', fail);
    });
    asked.end();
    return undefined;
  }
}

function authorization({ username, password }: URL): Record<string, string> {
  if (username === '') return {};
  const pair = `${percentDecoded(username)}:${percentDecoded(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
