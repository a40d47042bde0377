/** Finds the lines of values in a file, by JSON pointer. */
import { isObject } from '../../base/object.ts';
import { escapedName, namesIn } from '../../base/pointer.ts';
import { textOf } from '../../contract/openapi/readDocument.ts';
import type { Files } from '../../contract/openapi/references.ts';

/**
 * Finds the lines of several values.
 *
 * @param pointers values of the file; a missing value gets the line of its nearest parent
 * @returns pointer → line, from 1
 */
export function linesOf(files: Files, file: string, pointers: readonly string[]): Map<string, number> {
  const content = files.content(file);
  // A converted Swagger 2.0 document keeps its schemas under another name.
  const isConverted = isObject(content) && 'swagger' in content;
  const written = (pointer: string): string =>
    isConverted ? pointer.replace(/^\/components\/schemas\//, '/definitions/') : pointer;
  const text = textOf(file);
  const lineOf = /^\s*[{[]/.test(text)
    ? inJson(text, pointers.map(written))
    : (pointer: string) => files.lineOf(file, namesIn(pointer));
  return new Map(pointers.map((pointer) => [pointer, lineOf(written(pointer))]));
}

/** Returns `/a`, `/a/b` and `/a/b/c` for `/a/b/c`. */
function prefixes(pointer: string): string[] {
  const names = pointer.split('/').slice(1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
}

/** Finds all requested lines in one pass over the text. */
function inJson(text: string, pointers: readonly string[]): (pointer: string) => number {
  const wanted = new Set(pointers.flatMap(prefixes));
  const lines = scanned(text, wanted);
  return (pointer) =>
    prefixes(pointer)
      .map((each) => lines.get(each))
      .findLast((line) => line !== undefined) ?? 1;
}

/** Reads JSON token by token, and returns the lines at which the wanted values begin. */
function scanned(text: string, wanted: ReadonlySet<string>): Map<string, number> {
  const lines = new Map<string, number>();
  /** Pointer of each open object or list, and the index of the list's current item; -1 in an object. */
  const open: { pointer: string; index: number }[] = [];
  /** The current line, and the pointer of the last member name that was read. */
  let [line, pointer] = [1, ''];
  const note = (at: string): void => void (wanted.has(at) && !lines.has(at) && lines.set(at, line));
  // A text, with the colon after it if it is a member's name; a bracket; a comma; a line break.
  const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],\n]/g;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [found, colon] = match;
    const top = open.at(-1);
    if (found === '\n') line += 1;
    else if (found === '{' || found === '[') {
      const here = top && top.index >= 0 ? `${top.pointer}/${top.index}` : pointer;
      note(here);
      open.push({ pointer: here, index: found === '[' ? 0 : -1 });
      pointer = here;
    } else if (found === '}' || found === ']') open.pop();
    else if (found === ',') {
      if (top && top.index >= 0) top.index += 1;
    } else if (colon !== undefined && top) {
      pointer = `${top.pointer}/${escapedName(nameIn(found))}`;
      note(pointer);
      line += found.split('\n').length - 1;
    }
  }
  return lines;
}

const nameIn = (key: string): string => JSON.parse(key.slice(0, key.lastIndexOf('"') + 1)) as string;
