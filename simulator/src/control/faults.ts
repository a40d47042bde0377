import { unknownNames } from '../services/checkFault.ts';
import { addFault as withFault, FAULT_LIMIT } from '../sessions/fault.ts';
import type { ControlHandler } from './context.ts';
import { Refused } from './refused.ts';

export const listFaults: ControlHandler<'listFaults'> = async (_input, { sessions, sessionId }) => [
  ...(await sessions.current(sessionId)).faults,
];

export const addFault: ControlHandler<'addFault'> = async (input, { sessions, sessionId }) => {
  const [unknown] = unknownNames(input);
  if (unknown)
    throw new Refused(unknown.pointer === '/on' ? 404 : 400, unknown.message, {
      nearest: unknown.nearest,
      violations: [{ pointer: unknown.pointer, message: unknown.message }],
    });
  return sessions.change(sessionId, (session) => {
    if (session.faults.length >= FAULT_LIMIT)
      throw new Refused(400, `一个会话最多 ${FAULT_LIMIT} 个故障，请先清除`);
    const { faults, fault } = withFault(session.faults, input);
    return [{ ...session, faults }, fault];
  });
};

export const clearFaults: ControlHandler<'clearFaults'> = (_input, { sessions, sessionId }) =>
  sessions.change(sessionId, (session) => [{ ...session, faults: [] }, { cleared: session.faults.length }]);
