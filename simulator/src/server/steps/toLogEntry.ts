import { masked, valuesNamed } from '../masked.ts';
import type { Violation } from '../../json/violations.ts';
import type { Operation } from '../../services/catalogue.ts';
import { isoTime } from '../../sessions/isoTime.ts';
import type { AnsweredBy, LogEntry } from '../../sessions/log.ts';
import { header } from '../incoming.ts';
import type { Incoming } from '../incoming.ts';
import { readInput, type Input } from './readInput.ts';
import type { Exchange } from './exchange.ts';
import { rawOf } from './raw.ts';
import { codeOf } from './wrap.ts';
import type { Message } from './wrap.ts';

interface Seen {
  readonly operation: Operation;
  readonly incoming: Incoming;
  readonly input: Input;
  readonly by: AnsweredBy;
  /** What the operation had to say, and what was sent in its place where that breaks the contract. */
  readonly message: Message;
  readonly sent: Message;
  readonly violations: readonly Violation[];
  readonly now: number;
  readonly ms: number;
}

export const exchangeOf = ({
  operation,
  incoming,
  input,
  by,
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
  request: operation.upload ? input.value : undefined,
  requestViolations: wrongIn(input),
  incoming: withoutBytes(incoming),
  files: input.files && Object.keys(input.files),
  type: sent.type,
  sent: sent.text === message.text ? undefined : sent.text,
  text: message.text,
  isEnvelope: message.envelope !== undefined,
  by,
  status: sent.status,
  violations: violations.length > 0 ? violations : undefined,
  now,
  ms,
});

/** Files are too much to keep. */
const withoutBytes = (incoming: Incoming): Incoming =>
  incoming.bytes ? { ...incoming, bytes: NO_BYTES } : incoming;

const NO_BYTES = Buffer.alloc(0);

function wrongIn({ malformed, violations }: Input): readonly Violation[] | undefined {
  if (malformed !== undefined) return [{ pointer: '', message: malformed }];
  return violations.length > 0 ? violations : undefined;
}

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
      request: exchange.requestViolations === undefined,
      response: violations === undefined && (isEnvelope || by === 'gate'),
    },
    ...(violations && { violations }),
    ...(exchange.requestViolations && { requestViolations: exchange.requestViolations }),
    ms: Math.round(exchange.ms * 100) / 100,
    request: operation.upload ? exchange.request : readInput(operation, exchange.incoming).value,
    response,
    raw: rawOf(exchange),
  };
}
