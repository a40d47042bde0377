import type { Violation } from '../../json/violations.ts';
import { asText, describeErrors } from '../../json/violations.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Message } from './wrap.ts';

/** Returns the contract violations of a response. One without an envelope has only its earlier findings. */
export function checkAnswer(
  { response }: Operation,
  { envelope, findings = [] }: Message,
): readonly Violation[] {
  if (envelope === undefined) return findings;
  return response(envelope) ? [] : describeErrors(response.errors);
}

/** Returns HTTP 500 with the violations in place of a response that breaks the contract (docs/design/architecture.md, "Errors"). */
export function contractBreach(operation: Operation, violations: readonly Violation[]): Message {
  const message = `模拟器的应答不符合 ${operation.address} 的约定：${violations.map(asText).join('；')}`;
  return {
    status: 500,
    type: 'application/json; charset=utf-8',
    text: JSON.stringify({ message, violations }),
  };
}
