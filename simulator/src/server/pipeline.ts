/** Handles one request to the provider from start to end. Each step has its own file and may end the request. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Library } from '../scenarios/library.ts';
import type { Operation } from '../services/catalogue.ts';
import { upstreamFor, type Backend, type Upstreams } from '../services/upstream.ts';
import type { AnsweredBy, RequestLog } from '../sessions/log.ts';
import type { SessionManager } from '../sessions/manager.ts';
import type { Decision } from './decision.ts';
import { jsonBelow } from './network/basePath.ts';
import { dropBytes, type Incoming } from './request/incoming.ts';
import type { OnWire } from './request/wire.ts';
import { answerFromExample } from './steps/answerFromExample.ts';
import { answerFromReplay, refusal } from './steps/answerFromReplay.ts';
import { answerFromWorld } from './steps/answerFromWorld.ts';
import { checkAnswer, contractBreach } from './steps/checkAnswer.ts';
import { Exchange } from './steps/exchange.ts';
import {
  delayOf,
  faultAnswer,
  corruptsBody,
  losesAnswer,
  onWire,
  corrupted,
  takeFault,
} from './steps/faults.ts';
import { magicFault } from './steps/magic.ts';
import { readInput } from './steps/readInput.ts';
import { readUpload } from './steps/readUpload.ts';
import { refuseInvalid } from './steps/refuseInvalid.ts';
import { refuseMalformed } from './steps/refuseMalformed.ts';
import { refuseOtherLogin } from './steps/refuseOtherLogin.ts';
import { refuseUnauthenticated } from './steps/refuseUnauthenticated.ts';
import { refuseUnsigned } from './steps/refuseUnsigned.ts';
import { refuseWrongRole } from './steps/refuseWrongRole.ts';
import { toLogEntry } from './steps/toLogEntry.ts';
import { toRepeatableRequest } from './steps/toRepeatableRequest.ts';
import { transportOf } from './steps/transport.ts';
import { codeOf, wrap, type Message } from './steps/wrap.ts';
import type { Client, Waiting } from './waiting.ts';

export interface SentResponse {
  /** 0: the connection is closed without a response. */
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly by: AnsweredBy;
  /** Innermost code of the envelope, if the response is one. */
  readonly code?: string | undefined;
  /** The session's time, sent in the Date header. */
  readonly now: number;
  /** Transport that a fault sets. */
  readonly wire?: OnWire | undefined;
  /** Further headers of a real backend. */
  readonly headers?: OutgoingHttpHeaders | undefined;
  /** Bytes of a real backend, in place of the body. */
  readonly bytes?: Buffer | Readable | undefined;
}

interface PipelineContext {
  readonly sessions: SessionManager;
  readonly library: Library;
  readonly log: RequestLog;
  /** Real backends that answer from the start. */
  readonly upstreams?: Upstreams | undefined;
  readonly waiting: Waiting;
  /** The client whose disconnect ends a wait. */
  readonly client?: Client | undefined;
  /** False if this request may not force its own response (access.ts). */
  readonly forces?: boolean;
  /** The simulator's own token; no log shows it. */
  readonly token?: string | undefined;
  /**
   * The path under which a reverse proxy serves the simulator: simulator addresses in a response get it as a prefix.
   */
  readonly base?: string;
}

/** Approximate size of a request's headers in the log. */
const HEADER_BYTES = 1500;

export async function answer(
  operation: Operation,
  incoming: Incoming,
  sessionId: string,
  { sessions, library, log, upstreams, waiting, client, forces = true, token, base = '' }: PipelineContext,
): Promise<SentResponse> {
  const started = performance.now();
  const input = operation.upload ? readUpload(operation, incoming) : readInput(operation, incoming);
  const faultRequest = { address: operation.address, payload: input.value };
  const atRequest = await takeFault(sessions, sessionId, faultRequest);
  const triggered = atRequest.fault ?? (forces ? magicFault(operation, incoming) : undefined);
  const upstream = upstreamFor(operation, upstreams, atRequest.session.upstreams);
  const delay = delayOf({ ...atRequest, fault: triggered });
  // Only a real backend receives the bytes of a form.
  if (delay > 0 && upstream === undefined) dropBytes(incoming);
  const refused =
    delay > 0
      ? await waiting.wait(delay, { sessionId, client, bytes: sizeOf(incoming) }).catch(refusal)
      : undefined;
  const fault = refused === undefined ? triggered : undefined;
  const session = delay > 0 ? await sessions.current(sessionId) : atRequest.session;

  const decision =
    refused ??
    faultAnswer(operation, fault) ??
    (session.replay
      ? await answerFromReplay(
          { operation, incoming, input },
          { id: session.id, sessions, library, waiting, client },
        )
      : undefined) ??
    (upstream === undefined ? undefined : await fromUpstream(incoming, upstream, client)) ??
    refuseMalformed(input) ??
    refuseUnauthenticated(operation, session.world) ??
    refuseOtherLogin(operation, incoming, session.world) ??
    (operation.signed ? await refuseUnsigned(operation, incoming, sessionId, sessions) : undefined) ??
    refuseInvalid(operation, input) ??
    refuseWrongRole(operation, session.world) ??
    answerFromExample(operation, incoming) ??
    (await answerFromWorld(operation, input, session, { sessions, incoming }));

  const wrapped = wrap(operation, losesAnswer(fault) ? { kind: 'drop', by: 'fault' } : decision);
  const message = isOurs(decision) ? withBasePath(base, wrapped) : wrapped;
  const violations = checkAnswer(operation, message);
  const validMessage =
    violations.length > 0 && isOurs(decision) ? contractBreach(operation, violations) : message;
  const isBroken = corruptsBody(fault);
  const sent = isBroken ? corrupted(validMessage, fault) : validMessage;
  const by = isBroken ? 'fault' : decision.by;

  const now = sessions.now(session);
  const ms = performance.now() - started;
  const wire = onWire(fault) ?? decision.wire;
  const bytes = isBroken ? undefined : validMessage.bytes;
  const waitedMs = delay + (decision.waitedMs ?? 0);
  const transport = transportOf({ sent, bytes, wire, waitedMs });
  const exchange = new Exchange({
    operation,
    incoming,
    input,
    by,
    message: isBroken ? sent : message,
    violations,
    sent,
    now,
    ms,
    scene: atRequest.scene,
    fault,
    transport,
  });
  await log.append(
    sessionId,
    operation.address,
    incoming.url.length + incoming.body.length + message.text.length + HEADER_BYTES + (transport?.size ?? 0),
    () => toLogEntry(exchange, token),
    () => toRepeatableRequest(exchange),
  );
  return {
    status: sent.status,
    type: sent.type,
    body: sent.text,
    by,
    code: sent.envelope === undefined ? undefined : codeOf(operation, sent.envelope),
    now,
    wire,
    headers: validMessage.headers,
    bytes,
  };
}

/** Approximate size of the stored body in bytes. */
const sizeOf = ({ body, bytes }: Incoming): number => body.length + (bytes?.length ?? 0);

/** Returns whether the simulator itself made the response: no intended fault, and no real backend, live or recorded. */
const isOurs = ({ by }: Decision): boolean => !['fault', 'upstream', 'replay'].includes(by);

const withBasePath = (base: string, message: Message): Message =>
  base === '' ? message : { ...message, text: jsonBelow(message.text, base) };

/** Few sessions have a real backend: the module is loaded with the first one. */
let upstreamStep: Promise<typeof import('./steps/answerFromUpstream.ts')> | undefined;

async function fromUpstream(incoming: Incoming, backend: Backend, client?: Client): Promise<Decision> {
  upstreamStep ??= import('./steps/answerFromUpstream.ts');
  return (await upstreamStep).answerFromUpstream(incoming, backend, client);
}

/** Function that answers a request to the provider; a mutant replaces it (simulator/src/mutants). */
export type Respond = typeof answer;
