import type { ErrorRow } from '#generated/runtime/facts.ts';
import type { Contract } from '#tools/contract/document.ts';
import type { Operation } from '#tools/contract/document.ts';
import { banner } from './banner.ts';
import { errorsByName, isOfOperations, type NamedError } from './errors.ts';

/** A row of an operation's error table with the name and meaning of its code from errors.yaml. */
export interface NamedRow extends ErrorRow {
  readonly name: string;
  readonly meaning: string;
  /** True if only the operations that document the code know it, and the service's table does not (isOfOperations in errors.ts). */
  readonly isOperationCode: boolean;
}

/** Returns the rows of every operation by its id; none for a service without codes. */
export async function namedRows(contract: Contract): Promise<ReadonlyMap<string, readonly NamedRow[]>> {
  const codes = await errorsByName(contract);
  return new Map(
    contract.operations.map((operation) => [
      operation.operationId,
      codes === undefined ? [] : operation.errors.map((row) => namedRow(operation, row, codes)),
    ]),
  );
}

/** Names a row; at the gateway an inner row belongs to the layer of the operation's system. */
function namedRow(operation: Operation, row: ErrorRow, codes: readonly NamedError[]): NamedRow {
  const layer = row.layer === 'inner' ? (operation['x-system'] ?? 'default') : row.layer;
  const [name, error] = codes.find(([, known]) => known.code === row.code && known.layer === layer) ?? [];
  if (name === undefined || error === undefined)
    throw new Error(`${operation.operationId}: code ${row.code} has no row in errors.yaml`);
  return { ...row, name, meaning: error.meaning, isOperationCode: isOfOperations([name, error]) };
}

/** Writes generated/<service>/documented.ts: the names of the codes that each operation documents, and the function `resultOf`. */
export async function emitDocumented(contract: Contract): Promise<string> {
  const lines = [...(await namedRows(contract))].map(([id, rows]) => {
    const names = new Set(rows.map(({ name }) => `'${name}'`));
    return `  ${id}: [${[...names].join(', ')}],`;
  });
  return `${banner}export { resultOf } from '../runtime/result.ts';

export const documented = {\n${lines.join('\n')}\n} as const;\n`;
}
