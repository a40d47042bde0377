import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadLibrary } from './library.ts';
import { liveLibrary, rereadOnChange } from './reread.ts';

test('rereads a file that changes between the first read and the watch', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reread-'));
  const write = (title: string): void =>
    writeFileSync(join(folder, 'start/baseline.yaml'), `title: ${title}\n`);
  mkdirSync(join(folder, 'start'));
  write('before');
  const live = liveLibrary(await loadLibrary(folder, () => []), folder, () => []);
  write('after');
  const end = rereadOnChange(live, folder, () => undefined);
  await expect.poll(() => live.compose('baseline').title).toBe('after');
  end();
  rmSync(folder, { recursive: true });
});
