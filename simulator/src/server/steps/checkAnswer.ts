import type { Violation } from '../../json/violations.ts';
import { asText, describeErrors } from '../../json/violations.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Message } from './wrap.ts';

/** Where an answer of ours breaks the contract; what is no envelope was never meant to keep it. */
export function checkAnswer(
  { response }: Operation,
  { envelope, findings = [] }: Message,
): readonly Violation[] {
  if (envelope === undefined) return findings;
  // Validated as it travels: undefined members are gone, dates are text.
  return response(envelope) ? [] : describeErrors(response.errors);
}

/** Our own mistake, said aloud: HTTP 500 with the violations (docs/design/architecture.md, "Errors"). */
export function ownMistake(operation: Operation, violations: readonly Violation[]): Message {
  const message = `模拟器的应答不符合 ${operation.address} 的约定：${violations.map(asText).join('；')}`;
  return {
    status: 500,
    type: 'application/json; charset=utf-8',
    text: JSON.stringify({ message, violations }),
  };
}
