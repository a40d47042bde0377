/**
 * Contracts that were linted and bundled before, kept in .cache/contracts: who changes one service waits for that one. Each is known
 * by the content of all that decides it.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Document } from '#tools/contract/document.ts';
import { fingerprint } from '../fingerprint.mjs';

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
