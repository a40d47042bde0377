import { masked, valuesNamed } from '../masked.ts';
import type { Violation } from '../../json/violations.ts';
import type { Operation } from '../../services/catalogue.ts';
import { isoTime } from '../../sessions/isoTime.ts';
import type { AnsweredBy, LogEntry } from '../../sessions/log.ts';
import type { Decision } from '../decision.ts';
import { header } from '../incoming.ts';
import type { Incoming } from '../incoming.ts';
import type { Input } from './readInput.ts';
import { codeOf } from './wrap.ts';
import type { Message } from './wrap.ts';

interface Seen {
  readonly operation: Operation;
  readonly incoming: Incoming;
  readonly input: Input;
  readonly decision: Decision;
  /** What the operation had to say, and what was sent in its place where that breaks the contract. */
  readonly message: Message;
  readonly sent: Message;
  readonly violations: readonly Violation[];
  readonly now: number;
  readonly ms: number;
}

/** As little as an entry can be made from: hundreds of them live in each session, and most are never looked at. */
export interface Exchange {
  readonly operation: Operation;
  readonly method: string;
  readonly url: string;
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly request: unknown;
  readonly requestValid: boolean;
  readonly text: string;
  readonly isEnvelope: boolean;
  readonly by: AnsweredBy;
  readonly status: number;
  readonly violations: readonly Violation[] | undefined;
  readonly now: number;
  readonly ms: number;
}

export const exchangeOf = ({
  operation,
  incoming,
  input,
  decision,
  message,
  sent,
  violations,
  now,
  ms,
}: Seen): Exchange => ({
  operation,
  method: incoming.method,
  url: incoming.url,
  requestId: incoming.requestId,
  headers: documentedHeaders(operation, incoming),
  request: input.value,
  requestValid: input.malformed === undefined && input.violations.length === 0,
  text: message.text,
  isEnvelope: message.envelope !== undefined,
  by: decision.by,
  status: sent.status,
  violations: violations.length > 0 ? violations : undefined,
  now,
  ms,
});

function documentedHeaders({ headers }: Operation, incoming: Incoming): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const name of headers) {
    const value = header(incoming, name.toLowerCase());
    if (value !== undefined) sent[name] = value;
  }
  return sent;
}

/** The log's row of one exchange, made when somebody looks; reqData is shown unpacked, what authenticates as a mask. */
export function toLogEntry(exchange: Exchange): Omit<LogEntry, 'id'> {
  const entry = rowOf(exchange);
  const names = new Set(exchange.operation.secrets);
  if (names.size === 0) return entry;
  const query = Object.fromEntries(new URLSearchParams(entry.path.split('?')[1]));
  return masked(entry, valuesNamed(names, [entry.headers, query, entry.request, entry.response]));
}

function rowOf(exchange: Exchange): Omit<LogEntry, 'id'> {
  const { operation, requestId, headers, method, url, status, by, isEnvelope, text, violations } = exchange;
  const response: unknown = isEnvelope ? JSON.parse(text) : text;
  const code = isEnvelope ? codeOf(operation, response) : undefined;
  return {
    at: isoTime(exchange.now),
    service: operation.service,
    operationId: operation.id,
    requestId,
    method,
    path: url,
    headers,
    status,
    ...(code !== undefined && { code }),
    answeredBy: by,
    valid: {
      request: exchange.requestValid,
      response: violations === undefined && (isEnvelope || by === 'gate'),
    },
    ...(violations && { violations }),
    ms: Math.round(exchange.ms * 100) / 100,
    request: exchange.request,
    response,
  };
}
