/**
 * Caches linted and bundled contracts in .cache/contracts, so that a change of one service rebuilds only that one. The key is the
 * content of all its inputs.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Document } from '#tools/contract/document.ts';
import { fingerprint } from '../fingerprint.mjs';

interface CachedBundle {
  readonly key: string;
  readonly document: Document;
}

/** @param make lints and bundles; a refused contract is not cached */
export async function bundled(
  root: string,
  service: string,
  make: () => Promise<Document>,
): Promise<Document> {
  const key = await keyOf(root, service);
  const file = join(root, '.cache/contracts', `${service}.json`);
  const kept = await readFile(file, 'utf8').then(
    (text): CachedBundle => JSON.parse(text),
    () => undefined,
  );
  if (kept?.key === key) return kept.document;
  const document = await make();
  await mkdir(dirname(file), { recursive: true });
  // Concurrent processes each write a whole file; the last one stays.
  const own = `${file}.${process.pid}`;
  await writeFile(own, JSON.stringify({ key, document } satisfies CachedBundle));
  await rename(own, file);
  return document;
}

/** Returns the cache key: a service refers only to its own and to shared files. */
async function keyOf(root: string, service: string): Promise<string> {
  const files = fingerprint(root, [
    `openapi/${service}`,
    'openapi/shared',
    'openapi/rules',
    'tools/contract',
    'tools/generate',
    'package-lock.json',
  ]);
  // Other services stand in the list of contracts too.
  const { apis, ...rules } = parse(await readFile(join(root, 'openapi/redocly.yaml'), 'utf8')) as {
    apis: Record<string, unknown>;
  };
  return createHash('sha256')
    .update(JSON.stringify([files, apis[service], rules]))
    .digest('hex');
}
