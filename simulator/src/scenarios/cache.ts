/**
 * Caches valid scenario files as JSON for the next start, keyed by every byte of the files and their schema. Without
 * the cache a start takes a quarter of a second longer.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ScenarioFile } from './scenario.ts';
import type { Source } from './sources.ts';

const schemaFile = new URL('../../../scenarios/_schema.json', import.meta.url);

interface Cached {
  readonly key: string;
  readonly documents: readonly ScenarioFile[];
}

function keyOf(sources: readonly Source[]): string {
  const hash = createHash('sha256').update(readFileSync(schemaFile));
  for (const { file, text } of sources) hash.update(`\0${file}\0${text}`);
  return hash.digest('hex');
}

/** @returns the documents in the order of the sources; undefined if anything has changed */
export function readCache(cache: string, sources: readonly Source[]): readonly ScenarioFile[] | undefined {
  try {
    const { key, documents }: Cached = JSON.parse(readFileSync(cache, 'utf8'));
    return key === keyOf(sources) ? documents : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the cache. Fails silently, since an unwritable folder must not prevent the start. */
export function writeCache(
  cache: string,
  sources: readonly Source[],
  documents: readonly ScenarioFile[],
): void {
  const temporary = `${cache}.${process.pid}`;
  try {
    mkdirSync(dirname(cache), { recursive: true });
    writeFileSync(temporary, JSON.stringify({ key: keyOf(sources), documents } satisfies Cached));
    renameSync(temporary, cache);
  } catch {
    return;
  }
}
