/**
 * What was read without a mistake is kept, so that the next start reads it as JSON: keyed by every byte of the files and
 * of their schema. Losing it costs a quarter of a second.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Text } from './readFolder.ts';
import type { ScenarioFile } from './scenario.ts';

const schemaFile = new URL('../../../scenarios/_schema.json', import.meta.url);

interface Remembered {
  readonly key: string;
  readonly documents: readonly ScenarioFile[];
}

function keyOf(texts: readonly Text[]): string {
  const hash = createHash('sha256').update(readFileSync(schemaFile));
  for (const [file, text] of texts) hash.update(`\0${file}\0${text}`);
  return hash.digest('hex');
}

/** @returns the documents in the order of the texts; undefined where anything has changed */
export function recall(cache: string, texts: readonly Text[]): readonly ScenarioFile[] | undefined {
  try {
    const { key, documents } = JSON.parse(readFileSync(cache, 'utf8')) as Remembered;
    return key === keyOf(texts) ? documents : undefined;
  } catch {
    return undefined;
  }
}

/** A folder that cannot be written to is no reason not to start. */
export function remember(cache: string, texts: readonly Text[], documents: readonly ScenarioFile[]): void {
  const mine = `${cache}.${process.pid}`;
  try {
    mkdirSync(dirname(cache), { recursive: true });
    writeFileSync(mine, JSON.stringify({ key: keyOf(texts), documents } satisfies Remembered));
    renameSync(mine, cache);
  } catch {
    return;
  }
}
