/** Assigns schema violations to checks. */
import { isObject } from '../base/object.ts';
import { namesIn } from '../base/pointer.ts';
import { answerOf, isJsonType } from '../contract/answers.ts';
import type { Violation } from '../contract/validators.ts';
import type { Exchange } from './check.ts';
import { isHttpRefusal, toBeAgreed } from './refusalClass.ts';

/** Returns whether the violation is about the code itself, which the documented-code check judges. */
const isCode = ({ operation }: Exchange, { pointer, keyword }: Violation): boolean =>
  !operation.envelope.byStatus &&
  (keyword === 'enum' || keyword === 'required') &&
  [operation.envelope.code, operation.inner && operation.envelope.data + operation.inner.code].includes(
    pointer,
  );

/** Returns whether the violation is a null that the contract does not allow. */
export const isForbiddenNull = ({ isNull, keyword }: Violation): boolean =>
  isNull && ['type', 'enum', 'anyOf', 'oneOf'].includes(keyword);

/** Returns whether the violation is about the data of a refusal, which the error-data check judges. */
function isErrorData(exchange: Exchange, violation: Violation): boolean {
  const { verdict, operation } = exchange;
  const hasDataMember = !operation.envelope.byStatus && operation.envelope.data !== '';
  if (verdict.success || violation.isNull || !hasDataMember) return false;
  const place = dataPointer(exchange);
  if (violation.pointer === place) return !lacksRequiredNull(exchange, violation);
  return violation.pointer.startsWith(`${place}/`);
}

/** Returns whether a refusal lacks a required data member for which the contract accepts null. The data-schema check reports it. */
const lacksRequiredNull = (
  { operation, document, got, rules }: Exchange,
  { pointer, keyword }: Violation,
): boolean =>
  keyword === 'required' &&
  rules.validators
    .response(operation, withNull(document, namesIn(pointer)), got.status)
    .every((other) => other.pointer !== pointer);

function withNull(document: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return null;
  return isObject(document) ? { ...document, [name]: withNull(document[name], rest) } : document;
}

/** Returns the JSON pointer to the data of the layer that has refused. */
function dataPointer({ operation, verdict }: Exchange): string {
  const { envelope, inner } = operation;
  return inner && verdict.layer === 'inner' ? envelope.data + inner.data : envelope.data;
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
  return !unknownCode && !isForbiddenNull(violation) && !isErrorData(exchange, violation);
}
