import { answerOf, fitsType, isJsonType } from '../../contract/answers.ts';
import type { Check, Exchange } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { isNoRoute } from '../../judging/lenient.ts';
import { isHttpRefusal } from '../../judging/refusalClass.ts';

/**
 * Returns whether the contract requires JSON. Our own services always respond with JSON; other contracts state it per
 * status.
 */
function isJsonWanted({ operation, got }: Exchange): boolean {
  if (!operation.answers) return true;
  // HTTP allows no body here, even if the contract documents one (RFC 9110, 15.3.5).
  if ([204, 205, 304].includes(got.status)) return false;
  const { types = [] } = answerOf(operation, got.status) ?? {};
  // Any one of several documented types is enough.
  return types.some(isJsonType) && !types.some((each) => !isJsonType(each) && fitsType(got.type, each));
}

export const jsonBody: Check = {
  id: 'json-body',
  title: 'the body is JSON',
  first: true,
  judge: (exchange) =>
    !isJsonWanted(exchange) ||
    exchange.document !== undefined ||
    isHttpRefusal(exchange) ||
    isNoRoute(exchange)
      ? none
      : one(exchange.got.text === '' ? 'an empty body' : `no JSON: ${exchange.got.text.slice(0, 60)}`),
};
