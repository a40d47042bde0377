/** Reads one file of a contract within limits: a regular file of limited size, nesting and number of values. */
import { openSync, closeSync, fstatSync, readFileSync, constants } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { asRaw, isObject } from '../../base/object.ts';
import { deeperThan } from '../../bounds/deeperThan.ts';
import { DEEPEST, LARGEST_FILE, MOST_ALIASES, MOST_VALUES } from '../../bounds/limits.ts';
import { reasonOf } from '../../bounds/reasonOf.ts';
import { decoded } from './decoded.ts';
import { linesOfJson, linesOfYaml } from './lines.ts';
import { sizeOf } from './sizeOf.ts';

/** A file that was read. */
export interface Read {
  readonly content: unknown;
  /** Returns the line at which the value at a path of `paths` begins, from 1. */
  readonly lineOf: (path: readonly string[]) => number;
  /** A YAML mistake after which reading could continue. */
  readonly mistake?: { readonly what: string; readonly line: number };
}

/** Thrown if the file cannot be read. `message` gives the reason without the file's name. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Reads a JSON or YAML file. @throws Unreadable */
export function readDocument(file: string): Read {
  const text = textOf(file);
  const json = /^\s*[{[]/.test(text) ? asJson(text) : undefined;
  const read = json ?? asYaml(text);
  const { values, depth } = measured(read.content);
  if (depth > DEEPEST) throw new Unreadable(`it nests deeper than ${DEEPEST}`);
  if (values > MOST_VALUES) throw new Unreadable(`it has more than ${MOST_VALUES} values`);
  return read;
}

function measured(content: unknown): ReturnType<typeof sizeOf> {
  try {
    return sizeOf(content);
  } catch (error) {
    throw new Unreadable(reasonOf(error));
  }
}

/** Returns the text of a file. Does not wait for a device or a FIFO. @throws Unreadable if it is too large or no regular file */
export function textOf(file: string): string {
  let handle: number;
  try {
    handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    throw new Unreadable(reasonOf(error));
  }
  try {
    const { size } = regular(handle);
    if (size > LARGEST_FILE)
      throw new Unreadable(`it has ${size} bytes, and at most ${LARGEST_FILE} are read`);
    return decoded(readFileSync(handle));
  } finally {
    closeSync(handle);
  }
}

function regular(handle: number): { readonly size: number } {
  const stat = fstatSync(handle);
  if (!stat.isFile()) throw new Unreadable('it is no regular file');
  return stat;
}

/** @returns undefined for YAML that starts like JSON */
function asJson(text: string): Read | undefined {
  if (deeperThan(text, DEEPEST)) throw new Unreadable(`it nests deeper than ${DEEPEST}`);
  try {
    const content: unknown = JSON.parse(text);
    let lines: ReadonlyMap<string, number> | undefined;
    return { content, lineOf: (path) => nearest((lines ??= linesOfJson(text)), path) };
  } catch {
    return undefined;
  }
}

/** Matches deep nesting of list markers on one line (`- - - 1`), before the parser follows it. */
const NESTED = new RegExp(`(?:[-?][ \\t]+){${DEEPEST}}`);
/** Maximum number of open brackets in YAML: more than `DEEPEST`, because brackets in its prose count too. */
const MOST_BRACKETS = 5 * DEEPEST;

function asYaml(text: string): Read {
  // A lone quote in prose begins no text, so brackets after it count too.
  if (deeperThan(text.replaceAll(/["']/g, ' '), MOST_BRACKETS) || NESTED.test(text))
    throw new Unreadable(`it nests deeper than ${DEEPEST}`);
  try {
    const counter = new LineCounter();
    const parsed = parseDocument(text, { lineCounter: counter, merge: true });
    const [error] = parsed.errors;
    const content: unknown = parsed.toJS({ maxAliasCount: MOST_ALIASES });
    // The parser continues after a mistake; without paths, the document is not read.
    const { paths } = asRaw(content);
    if (error && !(isObject(paths) && Object.keys(paths).length > 0)) throw error;
    const lines = linesOfYaml(parsed.contents, counter);
    const mistake = error && { what: reasonOf(error), line: counter.linePos(error.pos[0]).line };
    return { content, lineOf: lines, ...(mistake && { mistake }) };
  } catch (error) {
    throw new Unreadable(reasonOf(error));
  }
}

/** Returns the line of the nearest enclosing part if a path has no line of its own. */
function nearest(lines: ReadonlyMap<string, number>, path: readonly string[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const line = lines.get(path.slice(0, length).join('\n'));
    if (line !== undefined) return line;
  }
  return 1;
}
