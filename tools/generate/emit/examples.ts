import type { Contract } from '#tools/contract/document.ts';
import { examplesOf } from '#tools/contract/operations.ts';
import { banner, literal } from './banner.ts';

/** generated/<service>/examples.ts: the named example values of every operation. */
export function emitExamples({ operations }: Contract): string {
  const table = Object.fromEntries(
    operations.map((operation) => [operation.operationId, examplesOf(operation)]),
  );
  return `${banner}interface Examples {
  readonly request: Readonly<Record<string, unknown>>;
  readonly response: Readonly<Record<string, unknown>>;
}

export const examples: Readonly<Record<string, Examples>> = ${literal(table)};
`;
}
