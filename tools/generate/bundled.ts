/**
 * Contracts that were linted and bundled before, kept in .cache/contracts: who changes one service waits for that one. Each is known
 * by the content of all that decides it.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import type { Document } from '#tools/contract/document.ts';

interface Kept {
  readonly key: string;
  readonly document: Document;
}

/** @param make what lints and bundles; what it refuses is not kept */
export async function bundled(
  root: string,
  service: string,
  make: () => Promise<Document>,
): Promise<Document> {
  const key = await keyOf(root, service);
  const file = join(root, '.cache/contracts', `${service}.json`);
  const kept = await readFile(file, 'utf8').then(
    (text): Kept => JSON.parse(text),
    () => undefined,
  );
  if (kept?.key === key) return kept.document;
  const document = await make();
  await mkdir(dirname(file), { recursive: true });
  // Two processes may do the same at the same time: each writes a whole file, and the last one stays.
  const own = `${file}.${process.pid}`;
  await writeFile(own, JSON.stringify({ key, document } satisfies Kept));
  await rename(own, file);
  return document;
}

/** A service refers to its own files and to shared ones. */
async function keyOf(root: string, service: string): Promise<string> {
  const folders = [
    `openapi/${service}`,
    'openapi/shared',
    'openapi/rules',
    'tools/contract',
    'tools/generate',
  ];
  const below = await Promise.all(folders.map((folder) => filesBelow(join(root, folder))));
  const hash = createHash('sha256');
  for (const path of [...below.flat(), join(root, 'package-lock.json')].sort())
    hash.update(relative(root, path)).update(await readFile(path));
  // Other services stand in the list of contracts too.
  const { apis, ...rules } = parse(await readFile(join(root, 'openapi/redocly.yaml'), 'utf8')) as {
    apis: Record<string, unknown>;
  };
  return hash.update(JSON.stringify([apis[service], rules])).digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
