import type { ErrorRow } from '#generated/runtime/facts.ts';
import type { Examples, RawOperation } from '#tools/contract/document.ts';
import { mergeErrors } from '#tools/contract/operations.ts';
import type { ServiceFacts } from './serviceFacts.ts';

/** A row in an operation's file, with the text of its answer if it differs from the code's own. */
export interface WrittenRow extends ErrorRow {
  readonly message?: string;
}

/** Members that decide the codes of an operation and their envelope. */
export type Answering = Pick<RawOperation, 'x-errors' | 'x-effect' | 'x-login' | 'x-system'>;

interface ErrorExamples {
  /** Examples by name: `error-<code>`. The prefix keeps JSON from sorting a code such as 9999999 first. */
  readonly examples: Examples;
  /** Codes that neither their row nor errors.yaml gives a text for. */
  readonly silent: readonly string[];
}

/** Returns one answer for each code of an operation's error table, inherited rows included. */
export function errorExamples(facts: ServiceFacts, operation: Answering): ErrorExamples {
  const rows: readonly WrittenRow[] = mergeErrors(facts, operation);
  const examples: Record<string, Examples[string]> = {};
  const silent: string[] = [];
  for (const row of rows) {
    const layer = layerOf(facts, operation, row);
    const entry = facts.codes[layer]?.[row.code];
    // The lint rule error-table says which code is unknown.
    if (!entry) continue;
    const message = row.message ?? entry.message;
    if (message === undefined) silent.push(row.code);
    else examples[`error-${row.code}`] = { value: failure(facts, layer, row.code, message) };
  }
  return { examples, silent };
}

function layerOf({ envelope }: ServiceFacts, operation: Answering, { layer }: ErrorRow): string {
  if (!envelope.systems) return '';
  return layer === 'inner' ? (operation['x-system'] ?? 'default') : 'outer';
}

/** The shortest answer that shows a code. */
function failure({ envelope }: ServiceFacts, layer: string, code: string, message: string): unknown {
  const inner = envelope.systems?.[layer];
  if (!inner) return { [name(envelope.code)]: code, [name(envelope.message)]: message };
  return {
    [name(envelope.code)]: envelope.success[0],
    [name(envelope.data)]: { [name(inner.code)]: code, [name(inner.message)]: message },
  };
}

/** The member that a pointer of `x-envelope` names. */
const name = (pointer: string): string => pointer.slice(1);
