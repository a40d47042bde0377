import { readFileSync } from 'node:fs';

/** Reads a JSON file of a known shape. */
export const readJson = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8'));

/** Parses a text of a known shape. */
export const parsed = <Shape>(text: string): Shape => JSON.parse(text);
