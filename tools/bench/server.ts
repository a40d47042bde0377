/**
 * Serves the builds of the portal and of the floor, a minimal page of the same stack, compressed as a deployment does. The portal's
 * files have the simulator's cache headers. All other requests go to the simulator.
 */
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
  /** Returns the compressed file; compresses it when it is first asked for, because few of a build's files are. */
  readonly body: () => Buffer;
  readonly type: string;
  readonly cacheControl: string;
}

export interface Site {
  readonly base: string;
  readonly dist: string;
}

/**
 * Returns a build's files by their address.
 * @param cacheControlOf returns the cache-control header of an address
 */
async function assetsOf(
  { base, dist }: Site,
  cacheControlOf: (path: string) => string | Promise<string>,
): Promise<[string, Asset][]> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && Object.hasOwn(types, extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file): Promise<[string, Asset]> => {
      const path = base + file.slice(dist.length + 1);
      let body: Buffer | undefined;
      const compressed = () => (body ??= brotliCompressSync(readFileSync(file)));
      return [
        path,
        { body: compressed, type: types[extname(file)] ?? '', cacheControl: await cacheControlOf(path) },
      ];
    }),
  );
}

/** Cache-control header of the floor's files, as a deployment sets it. */
const floorCacheControl = (path: string): string =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Returns a function that asks the simulator for the cache-control header of one of the portal's files. */
const simulatorCacheControl =
  (simulator: string) =>
  async (path: string): Promise<string> => {
    const answer = await fetch(simulator + path, { method: 'HEAD' });
    if (!answer.ok) throw new Error(`${path}: HTTP ${String(answer.status)}`);
    return answer.headers.get('cache-control') ?? '';
  };

/**
 * Starts the server.
 * @param portal folder of the portal's build
 * @param simulator origin
 */
export async function serve(floor: Site, portal: string, simulator: string) {
  const front = { base: '/front/', dist: portal };
  const sites = [floor, front];
  const [floorAssets, portalAssets] = await Promise.all([
    assetsOf(floor, floorCacheControl),
    assetsOf(front, simulatorCacheControl(simulator)),
  ]);
  const assets = new Map([...floorAssets, ...portalAssets]);

  const answer = (incoming: IncomingMessage, response: ServerResponse) => {
    const path = incoming.url?.split('?', 1)[0] ?? '/';
    const site = sites.find(({ base }) => path.startsWith(base));
    const page = site && extname(path) === '' ? assets.get(`${site.base}index.html`) : undefined;
    const asset = assets.get(path) ?? page;
    if (asset === undefined) return forward(incoming, response);
    const body = asset.body();
    response.writeHead(200, {
      'content-type': asset.type,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': asset.cacheControl,
    });
    response.end(body);
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
