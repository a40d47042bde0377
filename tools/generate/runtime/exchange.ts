import type { CallOptions, Client } from './client.ts';
import type { ServiceFacts, States } from './facts.ts';
import { TRANSPORT, type Failure, type TransportKind } from './failure.ts';
import { open } from './open.ts';
import { randomId } from './randomId.ts';
import type { Success } from './result.ts';

/** Options of every request, besides its input. */
export interface Init {
  readonly baseUrl: string;
  readonly headers: Record<string, string>;
  readonly signal?: AbortSignal;
}

/** Result of openapi-fetch. */
export interface Received<Answer = unknown> {
  readonly data?: Answer;
  readonly error?: unknown;
  readonly response: Response;
}

/** One operation of a service with the function that sends it. */
export interface SendableOperation<Input> {
  readonly service: ServiceFacts;
  readonly id: string;
  /** The system behind the gateway that answers. */
  readonly system: string | undefined;
  readonly states: States;
  readonly send: (client: Client, input: Input, init: Init) => Promise<Received>;
}

/** Sends one request and reads its response. Returns failures instead of throwing them. */
export async function exchange<Input>(
  { service, id, system, states, send }: SendableOperation<Input>,
  client: Client,
  input: object,
  { signal }: CallOptions,
): Promise<Success<unknown> | Failure> {
  // Made before the call, so that a call without a response has an id too.
  const requestId = randomId();
  const { xRequestId } = service.headers;
  const failed = { ok: false, service: service.name, operation: id, requestId } as const;
  const unanswered = (kind: TransportKind, code = kind.toUpperCase()) =>
    ({ ...failed, code, name: undefined, kind, layer: TRANSPORT, message: '', answer: undefined }) as const;
  try {
    // The client adds the members that a caller may leave out; types cannot express that.
    const whole = ((await client.complete?.({ service, operation: id }, input)) ?? input) as Input;
    const init = { baseUrl: client.baseUrl(service), headers: xRequestId ? { [xRequestId]: requestId } : {} };
    const { data, error, response } = await send(client, whole, signal ? { ...init, signal } : init);
    const answered = {
      answer: data ?? error,
      requestId: (xRequestId && response.headers.get(xRequestId)) ?? '',
    };
    if (!response.ok) return { ...unanswered('http', String(response.status)), ...answered };
    const opened = open(service, system, states, data);
    if (opened.ok) return opened;
    const message =
      opened.message || (opened.layer === TRANSPORT ? '' : defaultMessageOf(client, service, opened.layer));
    return { ...failed, ...opened, ...answered, message };
  } catch (thrown) {
    return unanswered(signal?.aborted ? 'cancelled' : kindOf(thrown));
  }
}

const defaultMessageOf = (client: Client, service: ServiceFacts, layer: string): string =>
  client.defaultMessage?.(service, layer) ?? '';

function kindOf(thrown: unknown): TransportKind {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'TimeoutError') return 'timeout';
  return name === 'SyntaxError' ? 'unreadable' : 'network';
}
