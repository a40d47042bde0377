/** Error rows with which a contract refuses a write because of a state, and the sentences about them. */
import { isMissingResource } from '../../core/contract/isMissingResource.ts';
import { refusalsIn } from '../../core/contract/sentences.ts';
import type { ErrorRow, Operation } from '../../core/contract/types.ts';

/**
 * Error rows for a conflict with the state of the resource. Where HTTP statuses are the codes: 409, 423 (locked), and a row of
 * every operation that the contract gives for states.
 */
export const stateRows = ({ errors, envelope }: Operation): ErrorRow[] =>
  errors.filter((row) => {
    if (!envelope.byStatus) return row.when === 'state' && !isMissingResource(row);
    const isGeneralState = row.general === true && row.when === 'state';
    return !row.implied && (row.code === '409' || row.code === '423' || isGeneralState);
  });

/**
 * Sentences about refusals with the code of a row. The name of an error (`FAILED_PRECONDITION`) says little about the values of the
 * request, so a sentence that has the name alone is left out, and so is a general row with a name.
 */
export const refusals = (operation: Operation): string[] =>
  refusalsIn(
    operation,
    stateRows(operation).flatMap(({ names = [], ...row }) => (row.general && names.length > 0 ? [] : [row])),
  );
