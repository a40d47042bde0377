import type { Operation } from '../../services/catalogue.ts';
import { locateCode } from '../../services/codes.ts';
import type { FaultRequest, Fault } from '../../sessions/fault.ts';
import { trigger } from '../../sessions/fault.ts';
import type { SessionManager } from '../../sessions/manager.ts';
import { Scene } from '../../sessions/scene.ts';
import type { Session } from '../../sessions/session.ts';
import { waitOf } from '../../sessions/waitOf.ts';
import type { Decision } from '../decision.ts';
import { wireOf, type OnWire } from '../request/wire.ts';
import type { Message } from './wrap.ts';

/** The current session and the fault that a request triggers. */
export interface SessionAtRequest {
  readonly session: Session;
  readonly fault: Fault | undefined;
  /** The session before the fault was counted. */
  readonly scene: Scene;
}

/** Returns the fault that a request triggers, and counts its use. */
export const takeFault = (
  sessions: SessionManager,
  sessionId: string,
  request: FaultRequest,
): Promise<SessionAtRequest> =>
  sessions.change(sessionId, (session) => {
    const { fault, faults } = trigger(session.faults, { ...request, seed: session.seed });
    const after = faults === session.faults ? session : { ...session, faults };
    return [after, { session: after, fault, scene: new Scene(session) }];
  });

/** @returns delay of the response in ms */
export const delayOf = ({ fault, session }: Omit<SessionAtRequest, 'scene'>): number =>
  fault ? waitOf(fault, session.seed) : 0;

/** Returns whether the provider acts and its response is lost. */
export const losesAnswer = (fault: Fault | undefined): boolean => fault?.answer.drop === 'answer';

/** Returns the response of a fault in place of the operation's; undefined for a mere delay. */
export function faultAnswer(operation: Operation, fault: Fault | undefined): Decision | undefined {
  const { code, layer } = fault?.answer ?? {};
  if (losesAnswer(fault)) return undefined;
  const located = code === undefined ? undefined : locateCode(operation, code, layer);
  return located ? { kind: 'refusal', ...located, by: 'fault' } : transportFault(fault);
}

/** Returns the response of a fault that needs no operation. Assets support only such faults. */
export function transportFault(fault: Fault | undefined): Decision | undefined {
  const { drop, status, body, wire } = fault?.answer ?? {};
  if (drop || wire === 'hang' || wire === 'reset') return { kind: 'drop', by: 'fault' };
  if (wire === 'empty') return { kind: 'raw', status: status ?? 200, body: '', type: JSON_TYPE, by: 'fault' };
  if (status === undefined && body === undefined) return undefined;
  return { kind: 'raw', status: status ?? 200, body: body ?? '', type: typeOf(body ?? ''), by: 'fault' };
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns the content type that a body looks like. */
function typeOf(body: string): string {
  if (/^\s*</.test(body)) return 'text/html; charset=utf-8';
  return /^\s*[{[]/.test(body) ? JSON_TYPE : 'text/plain; charset=utf-8';
}

/** Returns whether the fault breaks the response, in its body or on the wire. A slow drip only takes longer. */
export const corruptsBody = (fault: Fault | undefined): boolean =>
  fault?.answer.wire !== undefined && fault.answer.wire !== 'slow-drip';

/** Returns the message as a broken provider sends it: it breaks the contract on purpose and is no envelope. */
export function corrupted({ envelope: _, ...message }: Message, fault: Fault | undefined): Message {
  const wire = fault?.answer.wire;
  if (wire === 'truncated') return { ...message, text: message.text.slice(0, message.text.length / 2) };
  return wire === 'wrong-type' ? { ...message, type: 'text/html; charset=utf-8' } : message;
}

/** Returns the transport, if unusual. */
export const onWire = (fault: Fault | undefined): OnWire | undefined => fault && wireOf(fault.answer);
