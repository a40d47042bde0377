import { inFewWords } from '../../control/faultInWords.ts';
import type { Operation } from '../../services/catalogue.ts';
import { secretNamesOf } from '../../services/secretNames.ts';
import type { SecretNames } from '../../services/secretNames.ts';
import { isoTime } from '../../sessions/isoTime.ts';
import type { LogEntry, Raw } from '../../sessions/log.ts';
import { header } from '../request/incoming.ts';
import type { Incoming } from '../request/incoming.ts';
import { masked, maskedBytes, TooManySecrets, valuesNamed } from '../secrets/masked.ts';
import { secretsInText } from '../secrets/secretsInText.ts';
import type { Exchange } from './exchange.ts';
import { rawOf } from './raw.ts';
import { readInput } from './readInput.ts';
import { codeOf } from './wrap.ts';

type Row = Omit<LogEntry, 'id'>;

/** Cache of the latest rows by exchange, since several readers of a log request the same ones. */
const recent = new Map<Exchange, Row>();
/** Maximum size of the cache in characters. */
const KEPT_LENGTH = 8_000_000;
let keptLength = 0;

/**
 * Returns the log row of an exchange, made when the log is read. The content of reqData is shown, secrets are masked.
 * @param token the simulator's own, masked everywhere
 */
export function toLogEntry(exchange: Exchange, token?: string): Row {
  const known = recent.get(exchange);
  if (known) return known;
  const row = withoutSecrets(rowOf(exchange), exchange.operation, token);
  recent.set(exchange, row);
  keptLength += lengthOf(exchange);
  for (const oldest of recent.keys()) {
    if (keptLength <= KEPT_LENGTH) break;
    recent.delete(oldest);
    keptLength -= lengthOf(oldest);
  }
  return row;
}

/** Returns the approximate size of a row in characters. */
const lengthOf = ({ incoming, text, transport }: Exchange): number =>
  incoming.body.length + text.length + 2 * (transport?.bytes?.length ?? 0) + 4_000;

function withoutSecrets(row: Row, operation: Operation, token: string | undefined): Row {
  const names = secretNamesOf(operation);
  const values = [...secretsOf(row, names), ...(token === undefined ? [] : [token])];
  try {
    const { raw, ...shown } = masked(foreignMembers(row), values);
    return { ...row, ...shown, ...(raw && { raw: withBytes(raw, row.raw, values, names) }) };
  } catch (error) {
    if (error instanceof TooManySecrets) return withoutPayloads(row, error.count);
    throw error;
  }
}

/** Finds secrets by name in the parsed payload and in every sent text. */
function secretsOf({ path, headers, request, response, raw }: Row, names: SecretNames): string[] {
  const texts = [path, request, response, raw?.request.body, raw?.response?.body].filter(
    (text) => typeof text === 'string',
  );
  const allHeaders = [headers, raw?.request.headers, raw?.response?.headers];
  const lines = allHeaders.flatMap((each) => Object.values(each ?? {}));
  return [
    ...valuesNamed(names, [allHeaders, request, response]),
    ...[...new Set([...texts, ...lines])].flatMap((text) => secretsInText(text, names)),
  ];
}

/** Adds the bytes of the response, unless its text contains a secret. */
function withBytes(shown: Raw, raw: Raw | undefined, secrets: readonly string[], names: SecretNames): Raw {
  const { body, bytes } = raw?.response ?? {};
  // Masking has changed the text, so the bytes contain a secret.
  if (!shown.response || bytes === undefined || body !== shown.response.body) return shown;
  // A response that cannot be decoded has an empty text, in which no secret was found: its bytes are searched.
  if (body === '' && secretsInText(lettersOf(bytes), names).length > 0) return shown;
  return { ...shown, response: { ...shown.response, bytes: maskedBytes(bytes, secrets) } };
}

/** Returns the ASCII characters of bytes in any character set. @param bytes in base64 */
const lettersOf = (bytes: string): string =>
  Buffer.from(bytes, 'base64').toString('latin1').replaceAll('\0', '');

/**
 * Returns the members that client or provider wrote. The others are not searched, even if a secret equals their value.
 */
const foreignMembers = ({ path, requestId, headers, request, response, raw }: Row) => ({
  path,
  request,
  response,
  ...(requestId !== undefined && { requestId }),
  ...(headers && { headers }),
  ...(raw && { raw: withoutBytes(raw) }),
});

/** Leaves out the base64, in which a secret may appear by chance. */
function withoutBytes({ request, response }: Raw): Raw {
  if (!response) return { request };
  const { bytes: _, ...others } = response;
  return { request, response: others };
}

/** Returns the row of a request with too many secrets to search. */
function withoutPayloads({ raw: _, headers: __, ...row }: Row, count: number): Row {
  const instead = `内容含至少 ${count} 个机密值，过多而不逐一遮盖，故不显示`;
  return { ...row, path: row.path.split('?', 1)[0] ?? '', request: instead, response: instead };
}

function rowOf(exchange: Exchange): Row {
  const { operation, incoming, status, by, isEnvelope, text, violations, transport, fault } = exchange;
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
    ...(fault && { fault: inFewWords(fault) }),
    valid: {
      request: exchange.requestViolations === undefined,
      response: violations === undefined && (isEnvelope || status === 0 || mayLackEnvelope(exchange)),
    },
    ...(violations && { violations }),
    ...(exchange.requestViolations && { requestViolations: exchange.requestViolations }),
    ms: Math.round(exchange.ms * 100) / 100,
    ...(transport && transport.waitedMs > 0 && { waitedMs: Math.round(transport.waitedMs) }),
    ...(transport?.wire && { wire: transport.wire }),
    request: operation.upload ? exchange.request : readInput(operation, incoming).value,
    response,
    raw: rawOf(exchange),
  };
}

/**
 * Returns whether a response without an envelope can be valid: a refusal of the simulator's gate, and the response of a real
 * backend, whose faults are in `violations`.
 */
const mayLackEnvelope = ({ by }: Exchange): boolean => by === 'gate' || by === 'upstream';

function documentedHeaders({ headers }: Operation, incoming: Incoming): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const name of headers) {
    const value = header(incoming, name.toLowerCase());
    if (value !== undefined) sent[name] = value;
  }
  return sent;
}
