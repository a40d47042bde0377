import type { Document, RawOperation } from '#tools/contract/document.ts';
import type { WrittenRow } from './errorExamples.ts';

/** Removes the message from each error row of a document: the examples show it. */
export function withoutMessages(document: Document): Document {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, plain(operation)])),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function plain(operation: RawOperation): RawOperation {
  const rows: readonly WrittenRow[] | undefined = operation['x-errors'];
  return rows ? { ...operation, 'x-errors': rows.map(({ message: _, ...row }) => row) } : operation;
}
