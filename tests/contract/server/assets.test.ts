/** Tests the portal's files in the simulator: cached, uncached and missing ones. */
import { request } from 'node:http';
import { expect, inject, test } from 'vitest';

interface FileResponse {
  readonly status: number | undefined;
  readonly cacheControl: string | undefined;
  readonly location: string | undefined;
  readonly body: string;
}

/** Requests a path as written, which `fetch` would normalize. */
const ask = (path: string): Promise<FileResponse> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(inject('origin'));
    const sent = request({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (piece: Buffer) => (body += piece.toString()));
      response.on('end', () => {
        const { 'cache-control': cacheControl, location } = response.headers;
        done({ status: response.statusCode, cacheControl, location, body });
      });
    });
    sent.on('error', fail);
    sent.end();
  });

test(
  'caches a hashed file permanently, and revalidates the shell and other files',
  { tags: ['mend-cache-headers'] },
  async () => {
    const shell = await ask('/front/');
    expect(shell).toMatchObject({ status: 200, cacheControl: 'no-cache' });
    const assets = [...shell.body.matchAll(/\/front\/assets\/[\w.-]+/g)].map(([path]) => path);
    expect(assets.length).toBeGreaterThan(1);
    for (const path of assets)
      expect(await ask(path), path).toMatchObject({
        status: 200,
        cacheControl: 'public, max-age=31536000, immutable',
      });
    expect(await ask('/front/fingerprint.js')).toMatchObject({ status: 200, cacheControl: 'no-cache' });
    expect(await ask('/_sim/console/watchSession.js')).toMatchObject({
      status: 200,
      cacheControl: 'no-cache',
    });
  },
);

test.each([
  ['/front/assets/nothing-1a2b3c.js', 404, '没有这个文件'],
  ['/front/nothing.svg', 404, '没有这个文件'],
  ['/front/assets/', 404, '没有这个文件'],
  ['/front/.built', 404, '没有这个文件'],
  ['/front/assets/%2e%2e/%2e%2e/package.json', 403, '不能访问这个文件'],
  ['/front/assets/x%00.js', 400, '网址不成立'],
  ['/_sim/console/nothing.js', 404, '没有这个文件'],
  ['/_sim/ext/ad/nothing.svg', 404, '没有这张图片'],
  ['/_sim/ext/ad/constructor', 404, '没有这张图片'],
  ['/api/v1/nothing', 404, '没有接口 GET /api/v1/nothing'],
])(
  'refuses %s with %i in Chinese, uncached',
  { tags: ['mend-cache-headers'] },
  async (path, status, message) => {
    const answered = await ask(path);
    expect(answered).toMatchObject({ status, cacheControl: 'no-store' });
    expect(JSON.parse(answered.body)).toMatchObject({ message });
  },
);

test('serves the licences of bundled packages, which are all permissive', async () => {
  const { status, body } = await ask('/front/licenses.txt');
  expect(status).toBe(200);
  const named = [...body.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)];
  const packages = named.map(([, name]) => name);
  expect(packages).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@mui/material', '@tanstack/react-query', 'dayjs', 'zod']),
  );
  for (const [, name, licence] of named)
    expect(licence, name).toMatch(/MIT|ISC|BSD|Apache-2\.0|0BSD|Unlicense/);
  // The text of each licence follows its name.
  const texts = body.split(/^## .*$/m).slice(1);
  for (const [index, text] of texts.entries()) expect(text.length, packages[index]).toBeGreaterThan(400);
});

test('refuses an invalid percent-encoding in an address, and accepts an encoded per cent sign', async () => {
  const bad = await ask('/front/%');
  expect([bad.status, JSON.parse(bad.body)]).toEqual([400, { message: '网址不成立' }]);
  expect((await ask('/front/%25')).status).toBe(200);
});

test.each(['/front/..//evil.example/', '/front/../..//evil.example', '/front/.././/evil.example/x'])(
  'the scenario switch leads to no other host: %s',
  async (path) => {
    const { status, location } = await ask(`${path}?scenario=baseline&a=1`);
    expect([status, location]).toEqual([302, '/front/?a=1']);
  },
);
