import type { Violation } from '../../json/violations.ts';
import type { Operation } from '../../services/catalogue.ts';
import { isoTime } from '../../sessions/isoTime.ts';
import type { LogEntry } from '../../sessions/log.ts';
import type { Decision } from '../decision.ts';
import type { Incoming } from '../incoming.ts';
import type { Input } from './readInput.ts';
import { codeOf } from './wrap.ts';
import type { Message } from './wrap.ts';

interface Exchange {
  readonly operation: Operation;
  readonly incoming: Incoming;
  readonly input: Input;
  readonly decision: Decision;
  readonly message: Message;
  readonly status: number;
  readonly violations: readonly Violation[];
  readonly now: number;
  readonly ms: number;
}

/** The log's row of one exchange; reqData is shown unpacked. */
export function toLogEntry({
  operation,
  incoming,
  input,
  decision,
  message,
  status,
  violations,
  now,
  ms,
}: Exchange): Omit<LogEntry, 'id'> {
  const code = codeOf(operation, message.envelope);
  return {
    at: isoTime(now),
    service: operation.service,
    operationId: operation.id,
    method: incoming.method,
    path: incoming.url,
    status,
    ...(code !== undefined && { code }),
    answeredBy: decision.by,
    valid: {
      request: input.malformed === undefined && input.violations.length === 0,
      response: violations.length === 0 && (message.envelope !== undefined || decision.by === 'gate'),
    },
    ...(violations.length > 0 && { violations }),
    ms: Math.round(ms * 100) / 100,
    request: input.value,
    response: message.envelope ?? message.text,
  };
}
