/** Which check a broken schema belongs to. */
import type { Violation } from '../contract/validators.ts';
import type { Exchange } from './check.ts';
import { isHttpRefusal, toBeAgreed } from './class.ts';

/** A code that the documented-code check speaks about, or that is still to be agreed. */
const isCode = ({ operation }: Exchange, { pointer, keyword }: Violation): boolean =>
  !operation.envelope.byStatus &&
  (keyword === 'enum' || keyword === 'required') &&
  [operation.envelope.code, operation.inner && operation.envelope.data + operation.inner.code].includes(
    pointer,
  );

export const isDropped = ({ isNull, keyword }: Violation): boolean =>
  isNull && (keyword === 'type' || keyword === 'enum' || keyword === 'anyOf' || keyword === 'oneOf');

const leaks = (exchange: Exchange, { pointer, isNull }: Violation): boolean =>
  !exchange.verdict.success &&
  !exchange.operation.envelope.byStatus &&
  !isNull &&
  dataPointers(exchange).some((place) => pointer === place || pointer.startsWith(`${place}/`));

function dataPointers({ operation, verdict }: Exchange): readonly string[] {
  const { envelope, inner } = operation;
  return inner && verdict.layer === 'inner' ? [envelope.data + inner.data] : [envelope.data];
}

export function isSchemaFault(exchange: Exchange, violation: Violation): boolean {
  if (isHttpRefusal(exchange) || exchange.verdict.code === undefined) return false;
  const unknownCode = toBeAgreed(exchange) || isCode(exchange, violation);
  return !unknownCode && !isDropped(violation) && !leaks(exchange, violation);
}
