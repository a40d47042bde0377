/** Assigns schema violations to checks. */
import { isObject } from '../base/object.ts';
import { answerOf, isJsonType } from '../contract/answers.ts';
import type { Violation } from '../contract/validators.ts';
import type { Exchange } from './check.ts';
import { isHttpRefusal, toBeAgreed } from './refusalClass.ts';

/** Returns whether the documented-code check covers the code, or it is still to be agreed. */
const isCode = ({ operation }: Exchange, { pointer, keyword }: Violation): boolean =>
  !operation.envelope.byStatus &&
  (keyword === 'enum' || keyword === 'required') &&
  [operation.envelope.code, operation.inner && operation.envelope.data + operation.inner.code].includes(
    pointer,
  );

/** Returns whether the violation is a null that the contract does not allow. */
export const isDropped = ({ isNull, keyword }: Violation): boolean =>
  isNull && ['type', 'enum', 'anyOf', 'oneOf'].includes(keyword);

/** Returns whether the error-data check covers the violation, or a refusal may lack the member. */
const isErrorData = (exchange: Exchange, violation: Violation): boolean =>
  !exchange.verdict.success &&
  !exchange.operation.envelope.byStatus &&
  !violation.isNull &&
  exchange.operation.envelope.data !== '' &&
  dataPointers(exchange).some(
    (place) =>
      violation.pointer.startsWith(`${place}/`) ||
      (violation.pointer === place && !isLeftOut(exchange, violation)),
  );

/** Returns whether the data is missing, and the contract accepts null in its place: a refusal needs it too. */
const isLeftOut = ({ operation, document, got, rules }: Exchange, { pointer, keyword }: Violation): boolean =>
  keyword === 'required' &&
  rules.validators
    .response(operation, withNull(document, pointer.split('/').slice(1)), got.status)
    .every((other) => other.pointer !== pointer);

function withNull(document: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return null;
  return isObject(document) ? { ...document, [name]: withNull(document[name], rest) } : document;
}

function dataPointers({ operation, verdict }: Exchange): readonly string[] {
  const { envelope, inner } = operation;
  return inner && verdict.layer === 'inner' ? [envelope.data + inner.data] : [envelope.data];
}

/** Returns whether a download was refused: the refusal has the envelope instead of the file's form. */
const isRefusedDownload = ({ operation, verdict, got }: Exchange): boolean =>
  !operation.envelope.byStatus &&
  !verdict.success &&
  answerOf(operation, got.status)?.types.some((type) => !isJsonType(type)) === true;

/** Returns whether the data-schema check reports the violation. */
export function isSchemaFault(exchange: Exchange, violation: Violation): boolean {
  if (isHttpRefusal(exchange) || exchange.verdict.code === undefined || isRefusedDownload(exchange))
    return false;
  const unknownCode = toBeAgreed(exchange) || isCode(exchange, violation);
  return !unknownCode && !isDropped(violation) && !isErrorData(exchange, violation);
}
