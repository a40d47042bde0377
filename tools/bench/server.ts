/** Serves the two builds compressed, as a deployment does, and hands everything else to the simulator. */
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

interface Asset {
  readonly body: Buffer;
  readonly type: string;
}

/** A build's files by their address, compressed once. */
function assetsOf(dist: string, base: string): [string, Asset][] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && Object.hasOwn(types, extname(entry.name)))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const body = brotliCompressSync(readFileSync(file));
      return [base + file.slice(dist.length + 1), { body, type: types[extname(file)] ?? '' }];
    });
}

export interface Site {
  readonly base: string;
  readonly dist: string;
}

/** @returns its origin and how to stop it */
export async function serve(sites: readonly Site[], simulator: string) {
  const assets = new Map(sites.flatMap(({ base, dist }) => assetsOf(dist, base)));

  const answer = (incoming: IncomingMessage, response: ServerResponse) => {
    const path = incoming.url?.split('?', 1)[0] ?? '/';
    const site = sites.find(({ base }) => path.startsWith(base));
    const page = site && extname(path) === '' ? assets.get(`${site.base}index.html`) : undefined;
    const asset = assets.get(path) ?? page;
    if (asset === undefined) return forward(incoming, response);
    const forever = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, {
      'content-type': asset.type,
      'content-encoding': 'br',
      'content-length': asset.body.length,
      'cache-control': forever,
    });
    response.end(asset.body);
  };

  const forward = (incoming: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url } = incoming;
    const onward = request(new URL(url ?? '/', simulator), { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    incoming.pipe(onward);
  };

  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${String(port)}`, stop: () => server.close() };
}
