/** Reasons beyond its schema for which a backend may refuse a right request with the code of a wrong one. */
import type { Exchange } from '../../judging/check.ts';
import { hasReasonInAnswer } from './reasonsInAnswer.ts';
import { hasReasonInContract } from './reasonsInContract.ts';

/** Returns whether the request has dates and names another resource than the examples: that resource may not allow the dates. */
function isForAnotherResource({ operation: { examples, places = {} }, payload }: Exchange): boolean {
  const names = Object.keys(places).filter((name) => places[name]?.in === 'path');
  const isDated = JSON.stringify(payload).match(/"\d{4}-\d\d-\d\d/) !== null;
  return (
    isDated &&
    names.length > 0 &&
    !Object.values(examples).some((each) => names.every((name) => each[name] === payload[name]))
  );
}

/** Returns whether the file may have a wrong type, since the contract names none. */
const isOfWrongType = ({ operation, got }: Exchange): boolean =>
  got.status === 415 && operation.transport === 'form' && Object.keys(operation.fileTypes ?? {}).length === 0;

/** Returns whether the backend may have such a reason. */
export const hasOtherReason = (exchange: Exchange): boolean =>
  isForAnotherResource(exchange) ||
  isOfWrongType(exchange) ||
  hasReasonInAnswer(exchange) ||
  hasReasonInContract(exchange);
