/** Reasons beyond its schema for which a backend may refuse a right request with the code of a wrong one. */
import { MADE_UP_DAY } from '../../contract/openapi/sample.ts';
import type { Exchange } from '../../judging/check.ts';
import { hasReasonInAnswer } from './reasonsInAnswer.ts';
import { hasReasonInContract } from './reasonsInContract.ts';

/**
 * Returns whether the dates of the request may be wrong for the resource: the checker has made them up, or they are an example for another
 * resource.
 */
function isForOtherDays({ operation: { examples, places = {} }, payload }: Exchange): boolean {
  const text = JSON.stringify(payload);
  if (text.includes(`"${MADE_UP_DAY}`)) return true;
  const names = Object.keys(places).filter((name) => places[name]?.in === 'path');
  return (
    /"\d{4}-\d\d-\d\d/.test(text) &&
    names.length > 0 &&
    !Object.values(examples).some((each) => names.every((name) => each[name] === payload[name]))
  );
}

/** Returns whether the file may have a wrong type, since the contract names none. */
const isOfWrongType = ({ operation, got }: Exchange): boolean =>
  got.status === 415 && operation.transport === 'form' && Object.keys(operation.fileTypes ?? {}).length === 0;

/** Returns whether the backend may have such a reason. */
export const hasOtherReason = (exchange: Exchange): boolean =>
  isForOtherDays(exchange) ||
  isOfWrongType(exchange) ||
  hasReasonInAnswer(exchange) ||
  hasReasonInContract(exchange);
