import { nearest } from '#tools/nearest.ts';
import type { NewFault } from '../scenarios/scenario.ts';
import { faultProblems } from '../services/checkFault.ts';
import { addFault as withFault, changeFault as withChanged, FAULT_LIMIT } from '../sessions/fault.ts';
import type { Fault } from '../sessions/fault.ts';
import type { ControlHandler } from './context.ts';
import { Refused } from './refused.ts';

export const listFaults: ControlHandler<'listFaults'> = async (_input, { sessions, sessionId }) => [
  ...(await sessions.current(sessionId)).faults,
];

export const addFault: ControlHandler<'addFault'> = async (input, { sessions, sessionId }) => {
  refuseInvalid(input);
  return sessions.change(sessionId, (session) => {
    if (session.faults.length >= FAULT_LIMIT)
      throw new Refused(400, `一个会话最多 ${FAULT_LIMIT} 个故障，请先清除`);
    const { faults, fault } = withFault(session.faults, input);
    return [{ ...session, faults }, fault];
  });
};

export const clearFaults: ControlHandler<'clearFaults'> = (_input, { sessions, sessionId }) =>
  sessions.change(sessionId, (session) => [{ ...session, faults: [] }, { cleared: session.faults.length }]);

export const changeFault: ControlHandler<'changeFault'> = async (
  { id, place, ...changed },
  { sessions, sessionId },
) => {
  refuseInvalid(changed);
  return sessions.change(sessionId, (session) => {
    const after = withChanged(session.faults, id, changed, place) ?? refuseMissing(id, session.faults);
    return [{ ...session, faults: after.faults }, after.fault];
  });
};

export const removeFault: ControlHandler<'removeFault'> = ({ id }, { sessions, sessionId }) =>
  sessions.change(sessionId, (session) => {
    const removed = session.faults.find((fault) => fault.id === id) ?? refuseMissing(id, session.faults);
    return [{ ...session, faults: session.faults.filter((fault) => fault !== removed) }, removed];
  });

function refuseMissing(id: string, faults: readonly Fault[]): never {
  const known = faults.map((fault) => fault.id);
  throw new Refused(404, `没有编号为 ${id} 的故障`, { nearest: nearest(id, known) });
}

/** @throws Refused with the first unknown name or combination of members that a fault must not have */
function refuseInvalid(fault: NewFault): void {
  const [problem] = faultProblems(fault);
  if (!problem) return;
  const { pointer, message, nearest: close } = problem;
  throw new Refused(pointer === '/on' ? 404 : 400, message, {
    nearest: close,
    violations: [{ pointer, message }],
  });
}
