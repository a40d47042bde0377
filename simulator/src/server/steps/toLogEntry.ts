import { masked, valuesNamed } from '../masked.ts';
import type { Operation } from '../../services/catalogue.ts';
import { isoTime } from '../../sessions/isoTime.ts';
import type { LogEntry } from '../../sessions/log.ts';
import { header } from '../incoming.ts';
import type { Incoming } from '../incoming.ts';
import { readInput } from './readInput.ts';
import type { Exchange } from './exchange.ts';
import { rawOf } from './raw.ts';
import { codeOf } from './wrap.ts';

/** The log's row of one exchange, made when somebody looks; reqData is shown unpacked, what authenticates as a mask. */
export function toLogEntry(exchange: Exchange): Omit<LogEntry, 'id'> {
  const entry = rowOf(exchange);
  const names = new Set(exchange.operation.secrets);
  if (names.size === 0) return entry;
  const query = Object.fromEntries(new URLSearchParams(entry.path.split('?')[1]));
  return masked(entry, valuesNamed(names, [entry.headers, query, entry.request, entry.response]));
}

function rowOf(exchange: Exchange): Omit<LogEntry, 'id'> {
  const { operation, incoming, status, by, isEnvelope, text, violations } = exchange;
  const response: unknown = isEnvelope ? JSON.parse(text) : text;
  const code = isEnvelope ? codeOf(operation, response) : undefined;
  return {
    at: isoTime(exchange.now),
    service: operation.service,
    operationId: operation.id,
    requestId: incoming.requestId,
    method: incoming.method,
    path: incoming.url,
    headers: documentedHeaders(operation, incoming),
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
    request: operation.upload ? exchange.request : readInput(operation, incoming).value,
    response,
    raw: rawOf(exchange),
  };
}

function documentedHeaders({ headers }: Operation, incoming: Incoming): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const name of headers) {
    const value = header(incoming, name.toLowerCase());
    if (value !== undefined) sent[name] = value;
  }
  return sent;
}
