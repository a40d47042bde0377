/** Reads the files of tests/e2e/everyPage/whole/, each with the snapshot of a page, and shortens them by shared parts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from './notation.ts';
import { parsed, shared, textOf, whole } from './parts.ts';

const folder = join(import.meta.dirname, '../../e2e/everyPage/whole');

export const fileOf = (name: string): string => join(folder, `${name}.txt`);

const textIn = (name: string): string => readFileSync(fileOf(name), 'utf8');

/** File names in order. The first file with a part writes it out: `home` before `home.child`. */
export const fileNames = (): string[] =>
  readdirSync(folder)
    .map((file) => file.slice(0, -'.txt'.length))
    .sort();

/** Returns the whole page of a file, including parts of other files. */
export const wholeText = (name: string): string => textOf(whole(name, textIn));

/** Returns the text of a file: parts of an earlier file are replaced by its name. */
export function sharedText(name: string, text: string): string {
  const earlier = fileNames().filter((file) => file < name);
  const before = new Map<string, Block[]>(earlier.map((file) => [file, parsed(textIn(file))]));
  return textOf(shared(parsed(text), before));
}
