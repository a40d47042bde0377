/** Compares the pictures of two galleries. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Gallery } from './pictures.ts';

export type Difference =
  | { readonly kind: 'new' | 'gone' | 'size' }
  /** Share of the pixels that differ, 0 to 1. */
  | { readonly kind: 'pixels'; readonly share: number };

/** Returns the differences by file; equal pictures have none. */
export function differencesOf(
  now: Gallery,
  before: Gallery,
  read: Readonly<Record<'now' | 'before', (file: string) => Uint8Array>>,
): ReadonlyMap<string, Difference> {
  const earlier = new Set(before.pictures.map(({ file }) => file));
  const current = new Set(now.pictures.map(({ file }) => file));
  return new Map([
    ...now.pictures.flatMap(({ file }): [string, Difference][] => {
      if (!earlier.has(file)) return [[file, { kind: 'new' }]];
      const difference = differenceOf(read.now(file), read.before(file));
      return difference ? [[file, difference]] : [];
    }),
    ...[...earlier]
      .filter((file) => !current.has(file))
      .map((file): [string, Difference] => [file, { kind: 'gone' }]),
  ]);
}

/** Compares two PNG files; undefined when they look the same. */
export function differenceOf(now: Uint8Array, before: Uint8Array): Difference | undefined {
  if (Buffer.compare(now, before) === 0) return undefined;
  const [one, other] = [PNG.sync.read(Buffer.from(now)), PNG.sync.read(Buffer.from(before))];
  if (one.width !== other.width || one.height !== other.height) return { kind: 'size' };
  const different = pixelmatch(one.data, other.data, undefined, one.width, one.height);
  return different === 0 ? undefined : { kind: 'pixels', share: different / (one.width * one.height) };
}

/** Reads `gallery.json` of a folder; an error if there is none. */
export function galleryIn(folder: string): Gallery {
  const file = join(folder, 'gallery.json');
  if (!existsSync(file)) throw new Error(`no gallery in ${folder}: it has no gallery.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Gallery;
}
