import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { root } from '#tools/simulatorProcess.ts';
import { Book } from '../../explore/book.ts';
import { writeMap } from '../../explore/map/writeMap.ts';

const folder = join(root, '.cache/explore');

test('serves the explorer’s map under /_sim/explore with a content security policy', async () => {
  // An existing map must not be overwritten.
  if (!existsSync(join(folder, 'index.html'))) {
    mkdirSync(folder, { recursive: true });
    writeMap(folder, new Book(), { planned: 0, minutes: 0 });
  }
  const map = await fetch(`${inject('origin')}/_sim/explore`);
  expect(map.url).toMatch(/\/_sim\/explore\/index\.html$/);
  expect(await map.text()).toContain('探索地图');
  expect(map.headers.get('content-security-policy')).toContain("script-src 'self'");
});
