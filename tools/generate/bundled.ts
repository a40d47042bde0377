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

/** Returns the bundle of a service from the cache, or makes it. @param make lints and bundles; if it throws, nothing is cached */
export async function bundled(
  root: string,
  service: string,
  make: () => Promise<Document>,
): Promise<Document> {
  const key = await keyOf(root, service);
  const file = join(root, '.cache/contracts', `${service}.json`);
  const cached = await readFile(file, 'utf8').then(
    (text): CachedBundle => JSON.parse(text),
    () => undefined,
  );
  if (cached?.key === key) return cached.document;
  const document = await make();
  await mkdir(dirname(file), { recursive: true });
  // Renamed when it is complete, so that a parallel process never reads a partial file.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, JSON.stringify({ key, document } satisfies CachedBundle));
  await rename(temporary, file);
  return document;
}

/** Returns the cache key: one hash over the files that a service can refer to, the rules and the generator. */
async function keyOf(root: string, service: string): Promise<string> {
  const files = fingerprint(root, [
    `openapi/${service}`,
    'openapi/shared',
    'openapi/rules',
    'tools/contract',
    'tools/generate',
    'package-lock.json',
  ]);
  // The list of contracts also has the other services: only this one's entry counts.
  const { apis, ...rules } = parse(await readFile(join(root, 'openapi/redocly.yaml'), 'utf8')) as {
    apis: Record<string, unknown>;
  };
  return createHash('sha256')
    .update(JSON.stringify([files, apis[service], rules]))
    .digest('hex');
}
