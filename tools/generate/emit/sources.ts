import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Node } from 'yaml';
import type { Contract } from '#tools/contract/document.ts';
import type { Operation } from '#tools/contract/document.ts';
import { root } from '../contract.ts';
import { literal } from './banner.ts';

/** A YAML file of a contract. A path leads to one of its nodes. */
interface Source {
  readonly file: string;
  readonly line: (path: readonly (string | number)[]) => number;
  /** Returns the length of the list at a path; 0 for no list. */
  readonly itemCount: (path: readonly string[]) => number;
  readonly value: (path: readonly (string | number)[]) => unknown;
}

/**
 * Writes .cache/contracts/<service>/sources.json for the checker's findings: file and line of each operation and of each of its error
 * rows, inherited ones included.
 */
export function emitSources({ service, operations }: Contract): string {
  const contract = read(join(root, 'openapi', service, 'openapi.yaml'));
  const table = Object.fromEntries(
    operations.map((operation) => {
      const own = read(join(root, 'openapi', service, 'operations', `${operation.operationId}.yaml`));
      return [operation.operationId, placesOf(operation, own, contract)];
    }),
  );
  return `${literal(table)}\n`;
}

function placesOf(operation: Operation, own: Source, contract: Source) {
  const lists = [
    { source: own, path: [operation.method, 'x-errors'] },
    { source: contract, path: ['x-errors', 'before'] },
    { source: contract, path: ['x-errors', 'writes'] },
    { source: contract, path: ['x-errors', 'after'] },
  ];
  const rows = operation.errors.map((row) => {
    for (const { source, path } of lists) {
      for (let index = 0; index < source.itemCount(path); index += 1) {
        if (same(source.value([...path, index]), row))
          return { ...row, file: source.file, line: source.line([...path, index]) };
      }
    }
    throw new Error(`${operation.operationId}: no source of ${row.code}`);
  });
  return { file: own.file, line: own.line([operation.method, 'operationId']), errors: rows };
}

/** Compares a row of a file with one of the bundle, which has no message and lists products instead of a feature. */
const same = (written: unknown, row: unknown): boolean =>
  JSON.stringify(written, asWritten) === JSON.stringify(row, asWritten);

const asWritten = (key: string, value: unknown): unknown =>
  key === 'message' || key === 'products' ? undefined : value;

function read(path: string): Source {
  const counter = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: counter });
  const node = (at: readonly (string | number)[]): Node | undefined => {
    const found = document.getIn(at, true);
    return isNode(found) ? found : undefined;
  };
  return {
    file: relative(root, path),
    line: (at) => counter.linePos(node(at)?.range?.[0] ?? 0).line,
    itemCount: (at) => {
      const list = node(at);
      return isSeq(list) ? list.items.length : 0;
    },
    value: (at) => {
      const found = node(at);
      if (isMap(found) || isSeq(found)) return found.toJSON();
      return found && 'value' in found ? found.value : undefined;
    },
  };
}
