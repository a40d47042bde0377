import { ApiError, type FailureKind } from './ApiError.ts';
import type { EnvelopePart, Layer, OperationFacts, ServiceDefinition } from './definitions.ts';
import { defaultMessage } from './defaultMessages.ts';
import { REQUEST_ID_HEADER } from './middleware/identify.ts';

/**
 * The one place where an answer becomes data or an ApiError. It goes by `response.ok` and the
 * envelope that the contract describes; tolerated codes come back as they are (1 §8).
 */
export function unwrap(
  service: ServiceDefinition,
  operation: OperationFacts,
  response: Pick<Response, 'ok' | 'status' | 'headers'>,
  body: unknown,
): unknown {
  const fail = (kind: FailureKind, code: string, message = '', name?: string): never => {
    const requestId = response.headers.get(REQUEST_ID_HEADER) ?? '';
    throw new ApiError({
      service: service.name,
      operation: operation.id,
      code,
      name,
      kind,
      message,
      requestId,
    });
  };
  const refuse = (code: string, message: string, layer?: Layer): unknown => {
    const [name, error] = errorOf(service, code, layer);
    const kind = error?.kind ?? 'fault';
    return kind === 'tolerated'
      ? document
      : fail(kind, code, message || defaultMessage(service.name, layer), name);
  };

  if (!response.ok) return fail('http', String(response.status));
  const document = parse(body);
  if (!isRecord(document)) return fail('unreadable', 'UNREADABLE');

  const { envelope } = service;
  const loginText =
    envelope.notLoggedInText === undefined ? undefined : at(document, envelope.notLoggedInText);
  if (typeof loginText === 'string') return refuse(codeOfText(service, loginText), '');

  const outer = open(document, envelope);
  if (!outer.success) return refuse(outer.code, outer.message, envelope.systems && 'outer');
  if (envelope.systems === undefined) return outer.data;

  const system = operation.system ?? 'default';
  if (!isRecord(outer.data)) return fail('unreadable', 'UNREADABLE');
  const inner = open(outer.data, envelope.systems[system]);
  return inner.success ? inner.data : refuse(inner.code, inner.message, system);
}

function open(document: object, part: EnvelopePart) {
  const code = String(at(document, part.code) ?? '');
  const message = at(document, part.message);
  return {
    code,
    message: typeof message === 'string' ? message : '',
    data: at(document, part.data),
    success: part.success.includes(code),
  };
}

/** What the contract calls a code (at the gateway: a code in a layer) and says of it; nothing when it does not know it. */
const errorOf = ({ errors }: ServiceDefinition, code: string, layer?: Layer) =>
  Object.entries(errors).find(([, error]) => error?.code === code && error.layer === layer) ?? [];

/** A legacy answer may only say `{error: 'notlogin'}`: the contract knows which code that is. */
function codeOfText(service: ServiceDefinition, text: string): string {
  return Object.values(service.errors).find((error) => error?.text === text)?.code ?? text;
}

function parse(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The envelope's pointers are one level deep: `/code`. */
const at = (document: object, pointer: string): unknown =>
  (document as Record<string, unknown>)[pointer.replace(/^\//, '')];
