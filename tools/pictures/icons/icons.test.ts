/** The portal's web app manifest, its icons, and the page's links to them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { icons } from './icons.ts';

interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'portal/public');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest;
const html = readFileSync(join(root, 'portal/index.html'), 'utf8');
const picture = (file: string) => PNG.sync.read(readFileSync(join(folder, file)));

test.each(['/front/', '/sim/front/', '/a/b/front/'])(
  'keeps start, scope, icons and shortcuts below %s',
  { tags: ['far-installable'] },
  (base) => {
    const at = new URL(`${base}manifest.webmanifest`, 'https://portal.test');
    expect(new URL(manifest.start_url, at).pathname).toBe(base);
    expect(new URL(manifest.scope, at).pathname).toBe(base);
    const others = [...manifest.icons.map(({ src }) => src), ...manifest.shortcuts.map(({ url }) => url)];
    for (const address of others) expect(new URL(address, at).pathname.startsWith(base), address).toBe(true);
  },
);

test('names icons of 192 and 512 px and one for any shape', { tags: ['far-installable'] }, () => {
  const named = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(named).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = picture(src);
    expect(`${String(width)}x${String(height)}`).toBe(sizes);
  }
});

test.each(icons)(
  'draws $file in its size and shape',
  { tags: ['far-installable'] },
  ({ file, size, filled }) => {
    const { width, height, data } = picture(file);
    expect([width, height]).toEqual([size, size]);
    // Red, green, blue and opacity of the upper left corner.
    const corner = [...data.subarray(0, 4)];
    if (filled) expect(corner).toEqual([0xd9, 0x23, 0x1c, 255]);
    else expect(corner[3]).toBe(0);
  },
);

test('links manifest, touch icon and both theme colours from the page', { tags: ['far-installable'] }, () => {
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"');
  expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
});
