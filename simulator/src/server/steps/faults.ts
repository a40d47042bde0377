import type { Operation } from '../../services/catalogue.ts';
import { locateCode } from '../../services/codes.ts';
import type { SessionManager } from '../../sessions/manager.ts';
import { delayMs } from '../../sessions/duration.ts';
import type { Fault } from '../../sessions/fault.ts';
import { trigger } from '../../sessions/fault.ts';
import type { Session } from '../../sessions/session.ts';
import type { Decision } from '../decision.ts';

/** What a request meets on entering: the session as it stands, and the fault that it triggers. */
export interface Entered {
  readonly session: Session;
  readonly fault: Fault | undefined;
}

/** The fault that a request to this address triggers, its use counted. */
export const takeFault = (sessions: SessionManager, sessionId: string, address: string): Promise<Entered> =>
  sessions.change(sessionId, (session) => {
    const { fault, faults } = trigger(session.faults, address);
    const after = fault ? { ...session, faults } : session;
    return [after, { session: after, fault }];
  });

export const delayOf = (fault: Fault | undefined): number =>
  fault?.answer.delay === undefined ? 0 : delayMs(fault.answer.delay);

/** The provider acts, and its answer gets lost on the way. */
export const losesAnswer = (fault: Fault | undefined): boolean => fault?.answer.drop === 'answer';

/** What a fault answers in the operation's place; a mere delay answers nothing. */
export function faultAnswer(operation: Operation, fault: Fault | undefined): Decision | undefined {
  const { code, layer } = fault?.answer ?? {};
  if (losesAnswer(fault)) return undefined;
  const located = code === undefined ? undefined : locateCode(operation, code, layer);
  return located ? { kind: 'refusal', ...located, by: 'fault' } : transportFault(fault);
}

/** Trouble that has nothing to do with the operation; assets know no other. */
export function transportFault(fault: Fault | undefined): Decision | undefined {
  const { drop, status, body } = fault?.answer ?? {};
  if (drop) return { kind: 'drop', by: 'fault' };
  if (status === undefined && body === undefined) return undefined;
  return { kind: 'raw', status: status ?? 200, body: body ?? '', type: typeOf(body ?? ''), by: 'fault' };
}

/** A body is sent as what it looks like, as a broken provider would. */
function typeOf(body: string): string {
  if (/^\s*</.test(body)) return 'text/html; charset=utf-8';
  return /^\s*[{[]/.test(body) ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
}
