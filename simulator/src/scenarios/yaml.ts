import { LineCounter, isMap, isNode, isPair, isSeq, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import { isExact } from '../json/exactNumbers.ts';
import { fromPointer } from '../json/pointer.ts';

/** A valid YAML text with the position of each part. */
export interface ReadYaml {
  readonly value: unknown;
  /** Returns the line of the value at a JSON pointer, or of its nearest existing parent. */
  readonly lineOf: (pointer: string) => number;
}

export interface YamlProblem {
  readonly line: number;
  readonly message: string;
}

/** Reads a YAML text; refuses errors and aliases. */
export function readYaml(text: string): ReadYaml | YamlProblem {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const [error] = document.errors;
  if (error)
    return { line: error.linePos?.[0].line ?? 1, message: error.message.split('\n')[0] ?? error.code };
  const alias = firstAlias(document);
  if (alias !== undefined) return { line: lines.linePos(alias).line, message: '不使用别名（*），请写出内容' };
  keepDigits(document);
  return {
    value: document.toJS() as unknown,
    lineOf: (pointer) => lines.linePos(offsetOf(document, fromPointer(pointer))).line,
  };
}

/** Keeps a number that a double cannot hold as its text, so that no digit is lost. */
const keepDigits = (document: Document.Parsed): void =>
  visit(document, {
    Scalar: (_key, scalar) => {
      const { value, source } = scalar;
      if (typeof value === 'number' && source !== undefined && !isExact(source, value)) scalar.value = source;
    },
  });

/** Returns the position of the first alias: a few lines of aliases can mean an endless document. */
function firstAlias(document: Document.Parsed): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias: (_key, { range }) => {
      found = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

/** Returns the start of the key of the deepest existing part on the path. */
function offsetOf(document: Document.Parsed, path: readonly string[]): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(key) === step);
      if (!isPair(pair)) break;
      offset = isNode(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
      node = pair.value;
    } else {
      const item = isSeq(node) ? node.get(step, true) : undefined;
      if (!isNode(item)) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    }
  }
  return offset;
}
