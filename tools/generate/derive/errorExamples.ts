import type { ErrorRow } from '#generated/runtime/facts.ts';
import type { Examples, RawOperation } from '#tools/contract/document.ts';
import { mergeErrors } from '#tools/contract/operations.ts';
import type { ServiceFacts } from './serviceFacts.ts';

/** An error row in an operation's file. */
export interface WrittenRow extends ErrorRow {
  /** Text of the response, if it differs from the code's text in errors.yaml. */
  readonly message?: string;
}

/** Members that decide the codes of an operation and their envelope. */
export type Answering = Pick<RawOperation, 'x-errors' | 'x-effect' | 'x-login' | 'x-system'>;

interface ErrorExamples {
  /** Examples by name: `error-<code>`. The prefix keeps JSON from sorting a code such as 9999999 first. */
  readonly examples: Examples;
  /** Codes without a text, neither in their row nor in errors.yaml. */
  readonly withoutText: readonly string[];
}

/** Returns an example response for each code of an operation's error table, inherited rows included. */
export function errorExamples(facts: ServiceFacts, operation: Answering): ErrorExamples {
  const rows: readonly WrittenRow[] = mergeErrors(facts, operation);
  const examples: Record<string, Examples[string]> = {};
  const withoutText: string[] = [];
  for (const row of rows) {
    const layer = layerOf(facts, operation, row);
    const entry = facts.codes[layer]?.[row.code];
    // The lint rule error-table reports an unknown code.
    if (!entry) continue;
    const message = row.message ?? entry.message;
    if (message === undefined) withoutText.push(row.code);
    else examples[`error-${row.code}`] = { value: failure(facts, layer, row.code, message) };
  }
  return { examples, withoutText };
}

function layerOf({ envelope }: ServiceFacts, operation: Answering, { layer }: ErrorRow): string {
  if (!envelope.systems) return '';
  return layer === 'inner' ? (operation['x-system'] ?? 'default') : 'outer';
}

/** Returns the shortest response with a code. */
function failure({ envelope }: ServiceFacts, layer: string, code: string, message: string): unknown {
  const inner = envelope.systems?.[layer];
  if (!inner) return { [name(envelope.code)]: code, [name(envelope.message)]: message };
  return {
    [name(envelope.code)]: envelope.success[0],
    [name(envelope.data)]: { [name(inner.code)]: code, [name(inner.message)]: message },
  };
}

/** Returns the member that a pointer of `x-envelope` names: `/code` → `code`. */
const name = (pointer: string): string => pointer.slice(1);
