import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../contract.ts';
import { bannerFor } from './banner.ts';

const folder = join(root, 'tools/generate/runtime');

/** generated/runtime/: a copy of tools/generate/runtime/, shared by all clients. */
export async function readRuntime(): Promise<[string, string][]> {
  const files = (await readdir(folder)).filter((file) => !file.endsWith('.test.ts')).sort();
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const source = await readFile(join(folder, file), 'utf8');
      return [`runtime/${file}`, bannerFor(`tools/generate/runtime/${file}`) + source];
    }),
  );
}
