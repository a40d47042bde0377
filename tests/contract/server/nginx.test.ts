/** Tests the deployment example with a real nginx: it must send the same headers as the simulator, and know all paths. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageHeaders } from '#simulator/server/access/security.ts';
import { patience } from '#tools/patience.mjs';
import { providerPaths } from '../../../portal/build/providerPaths.ts';
import { nginxProgram } from '../../support/nginx.ts';

const example = readFileSync(join(import.meta.dirname, '../../../docs/deploy/nginx.conf'), 'utf8');
const HEADER = /add_header ([\w-]+) "([^"]*)" always;/g;
const NGINX = nginxProgram();

test(
  'the example has the headers of the portal’s pages and the paths of the contracts',
  { tags: ['hold-page-headers'] },
  () => {
    const [, usual = ''] =
      /map \$request_uri \$portal_opener_policy \{[^}]*default\s+"([^"]*)";/.exec(example) ?? [];
    const sent = [
      ...example.replace('$portal_opener_policy always', `"${usual}" always`).matchAll(HEADER),
    ].map(([, name = '', value = '']) => [name.toLowerCase(), value] as const);
    expect(Object.fromEntries(sent)).toEqual(pageHeaders);
    const [, paths = ''] = /location ~ \^\/\(([^)]+)\)\/ \{/.exec(example) ?? [];
    expect(paths.split('|').map((path) => `/${path}`)).toEqual(providerPaths);
  },
);

describe.skipIf(NGINX === undefined)('nginx with the example', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const provider = createServer((request, response) =>
    response.setHeader('x-content-type-options', 'nosniff').end(`provider ${request.url}`),
  );
  let origin = '';
  let nginx: ReturnType<typeof spawn> | undefined;

  beforeAll(async () => {
    const files = {
      'index.html': '<!doctype html>shell',
      'config.json': '{}',
      'logo.svg': '<svg/>',
      'manifest.webmanifest': '{}',
      '.built': 'x',
      'assets/app-1a2b3c.js': 'export {}',
    };
    // The workers of nginx may run as another user.
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'root/front/assets'), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'root/front', name), text);
    const [port, behind] = [await freePort(), await listening()];
    writeFileSync(join(folder, 'nginx.conf'), wholeConfiguration(port, behind));
    origin = `http://127.0.0.1:${port}`;
    const given = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
    const checked = spawnSync(NGINX ?? '', [...given, '-t'], { encoding: 'utf8' });
    expect(checked.stderr).toContain('test is successful');
    nginx = spawn(NGINX ?? '', given, { stdio: 'ignore' });
    await vi.waitUntil(async () => (await status('/front/')) === 200, { timeout: patience(60_000) });
  });

  afterAll(async () => {
    if (nginx !== undefined) {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
    provider.close();
    rmSync(folder, { recursive: true });
  });

  async function listening(): Promise<number> {
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
    return (provider.address() as AddressInfo).port;
  }

  /** Returns the example in an `http` block, with the test's paths. */
  const wholeConfiguration = (port: number, behind: number): string =>
    [
      'daemon off; worker_processes 1;',
      `pid ${join(folder, 'pid')};`,
      'events {}',
      'http {',
      'types { text/html html; text/javascript js; application/json json; image/svg+xml svg; }',
      'access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      ),
      example
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('/srv/portal', join(folder, 'root'))
        .replace('127.0.0.1:8080', `127.0.0.1:${behind}`),
      '}',
    ].join('\n');

  const status = (path: string): Promise<number> =>
    fetch(origin + path).then(
      (answer) => answer.status,
      () => 0,
    );

  test.each([
    ['/front/', 200, 'no-cache'],
    ['/front/company/billListNew?tabName=settled', 200, 'no-cache'],
    ['/front/index.html', 200, 'no-cache'],
    ['/front/logo.svg', 200, 'no-cache'],
    ['/front/manifest.webmanifest', 200, 'no-cache'],
    ['/front/assets/app-1a2b3c.js', 200, 'public, max-age=31536000, immutable'],
    ['/front/config.json', 200, 'no-store'],
    ['/front/assets/app-gone.js', 404, 'no-store'],
    ['/front/nothing.svg', 404, 'no-store'],
    ['/front/.built', 404, 'no-store'],
    ['/front/assets/', 404, 'no-store'],
  ])('answers %s with %i, %s and the page headers', async (path, wanted, cacheControl) => {
    const { status: given, headers } = await fetch(origin + path);
    expect([given, headers.get('cache-control')]).toEqual([wanted, cacheControl]);
    for (const [name, value] of Object.entries(pageHeaders)) expect(headers.get(name), name).toBe(value);
  });

  test('sends the manifest with its media type', { tags: ['far-installable'] }, async () => {
    const { headers } = await fetch(`${origin}/front/manifest.webmanifest`);
    expect(headers.get('content-type')).toBe('application/manifest+json');
  });

  test.each(['', '?openStatus=8'])(
    'keeps the window connected on the authentication’s return page%s',
    async (query) => {
      const { status: given, headers } = await fetch(`${origin}/front/localRealNameCallBack${query}`);
      expect([given, headers.get('cross-origin-opener-policy')]).toEqual([200, null]);
    },
  );

  test.each(['/', '/front', '/elsewhere', '/api/v1/x', '/front/', '/front/nothing.svg'])(
    'sends nosniff once for %s',
    { tags: ['hold-nosniff'] },
    async (path) => {
      const { headers } = await fetch(origin + path, { redirect: 'manual' });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('redirects its root to the portal, forwards a service to the provider, and serves nothing else', async () => {
    for (const path of ['/', '/front']) {
      const answer = await fetch(origin + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/front/']);
    }
    const answer = await fetch(`${origin}/api/v1/user/getUserNickName?productCode=12003`);
    expect(await answer.text()).toBe('provider /api/v1/user/getUserNickName?productCode=12003');
    expect(await status('/elsewhere')).toBe(404);
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
