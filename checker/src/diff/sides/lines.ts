/** On which lines of a file values stand, by JSON pointer. One pass over the text for all that are asked for. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { textOf } from '../../contract/openapi/readDocument.ts';
import { escaped } from '../model/node.ts';

/**
 * @param pointers of values of the file; where one is not there, the line of what it would stand in is given
 * @returns pointer → line, from 1
 */
export function linesOf(file: string, pointers: readonly string[]): Map<string, number> {
  const wanted = new Set(pointers.flatMap(prefixes));
  const text = textOf(file);
  const found = /^\s*[{[]/.test(text) ? inJson(text, wanted) : inYaml(text, wanted);
  return new Map(
    pointers.map((pointer) => [
      pointer,
      prefixes(pointer)
        .map((each) => found.get(each))
        .findLast((line) => line !== undefined) ?? 1,
    ]),
  );
}

/** `/a`, `/a/b`, `/a/b/c` of `/a/b/c`. A converted Swagger 2.0 document keeps its schemas under another name. */
function prefixes(pointer: string): string[] {
  const names = pointer
    .replace(/^\/components\/schemas\//, '/definitions/')
    .split('/')
    .slice(1);
  const own = pointer.split('/').slice(1);
  return [names, own].flatMap((list) => list.map((_, index) => `/${list.slice(0, index + 1).join('/')}`));
}

function inJson(text: string, wanted: ReadonlySet<string>): Map<string, number> {
  const lines = new Map<string, number>();
  /** Pointer of each open object or list, and the index of a list's item. */
  const open: { pointer: string; index: number }[] = [];
  let [line, pointer] = [1, ''];
  const note = (at: string): void => void (wanted.has(at) && !lines.has(at) && lines.set(at, line));
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
      pointer = `${top.pointer}/${escaped(nameIn(found))}`;
      note(pointer);
      line += found.split('\n').length - 1;
    }
  }
  return lines;
}

const nameIn = (key: string): string => JSON.parse(key.slice(0, key.lastIndexOf('"') + 1)) as string;

function inYaml(text: string, wanted: ReadonlySet<string>): Map<string, number> {
  const lines = new Map<string, number>();
  const lineCounter = new LineCounter();
  const walk = (node: unknown, pointer: string): void => {
    const each = (name: string, offset: number | undefined, value: unknown): void => {
      const here = `${pointer}/${escaped(name)}`;
      if (!wanted.has(here)) return;
      if (offset !== undefined) lines.set(here, lineCounter.linePos(offset).line);
      walk(value, here);
    };
    if (isMap(node))
      for (const { key, value } of node.items)
        if (isScalar(key)) each(String(key.value), key.range?.[0], value);
    if (isSeq(node))
      for (const [index, value] of node.items.entries())
        each(String(index), (value as { range?: [number] }).range?.[0], value);
  };
  walk(parseDocument(text, { lineCounter }).contents, '');
  return lines;
}
