/** Error rows with which a contract refuses a write because of a state, and the sentences about them. */
import { reasonIn } from '../../core/contract/conditions.ts';
import { isMissingResource } from '../../core/contract/isMissingResource.ts';
import { refusalsIn } from '../../core/contract/sentences.ts';
import type { ErrorRow, Operation } from '../../core/contract/types.ts';

/**
 * Error rows for a conflict with the state of the resource. Where HTTP statuses are the codes: 409, 423 (locked), and rows for a
 * state that the contract gives once for all operations (`general`).
 */
export const stateRows = ({ errors, envelope }: Operation): ErrorRow[] =>
  errors.filter((row) => {
    if (!envelope.byStatus) return row.when === 'state' && !isMissingResource(row);
    const isGeneralState = row.general === true && row.when === 'state';
    return !row.implied && (row.code === '409' || row.code === '423' || isGeneralState);
  });

/**
 * Reasons of these rows, from their descriptions and from sentences that cite them by code. A sentence that cites only the row's name
 * (`FAILED_PRECONDITION`) is left out, because a name says little about the values of the request. A general row that has a name is
 * left out altogether. `409 if it is open` gives the reason `it is open`.
 */
export const refusals = (operation: Operation): string[] =>
  refusalsIn(
    operation,
    stateRows(operation).flatMap(({ names = [], ...row }) => (row.general && names.length > 0 ? [] : [row])),
  ).map(reasonIn);
