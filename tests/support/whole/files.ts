/** The files of tests/e2e/everyPage/whole/. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from './notation.ts';
import { parsed, shared, textOf, whole } from './parts.ts';

const folder = join(import.meta.dirname, '../../e2e/everyPage/whole');

export const fileOf = (name: string): string => join(folder, `${name}.txt`);

const textIn = (name: string): string => readFileSync(fileOf(name), 'utf8');

/** In the order of their names, which says who writes a part out: `home` before `home.child`. */
export const fileNames = (): string[] =>
  readdirSync(folder)
    .map((file) => file.slice(0, -'.txt'.length))
    .sort();

/** What a file stands for, with every part of other files in it. */
export const wholeText = (name: string): string => textOf(whole(name, textIn));

/** How a page is kept: parts that an earlier file writes out are named. */
export function sharedText(name: string, text: string): string {
  const earlier = fileNames().filter((file) => file < name);
  const before = new Map<string, Block[]>(earlier.map((file) => [file, parsed(textIn(file))]));
  return textOf(shared(parsed(text), before));
}
