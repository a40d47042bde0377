/** Reasons beyond its schema for which a backend may refuse a right request with the code of a wrong one. */
import type { Exchange } from '../../judging/check.ts';
import { hasReasonInAnswer } from './reasonsInAnswer.ts';
import { hasReasonInContract } from './reasonsInContract.ts';

/** The example names its own resource: its dates may lie outside of another one. */
function isOfAnother({ operation: { examples, places = {} }, payload }: Exchange): boolean {
  const names = Object.keys(places).filter((name) => places[name]?.in === 'path');
  const isDated = JSON.stringify(payload).match(/"\d{4}-\d\d-\d\d/) !== null;
  return (
    isDated &&
    names.length > 0 &&
    !Object.values(examples).some((each) => names.every((name) => each[name] === payload[name]))
  );
}

/** A type that the contract does not name may be the wrong one for the file. */
const isOfWrongType = ({ operation, got }: Exchange): boolean =>
  got.status === 415 && operation.transport === 'form' && Object.keys(operation.fileTypes ?? {}).length === 0;

export const hasOtherReason = (exchange: Exchange): boolean =>
  isOfAnother(exchange) ||
  isOfWrongType(exchange) ||
  hasReasonInAnswer(exchange) ||
  hasReasonInContract(exchange);
