import { unknownNames } from '../services/checkFault.ts';
import { addFault as withFault } from '../sessions/fault.ts';
import type { ControlHandler } from './context.ts';
import { Refused } from './refused.ts';

export const listFaults: ControlHandler<'listFaults'> = async (_input, { desk, sessionId }) => [
  ...(await desk.current(sessionId)).faults,
];

export const addFault: ControlHandler<'addFault'> = async (input, { desk, sessionId }) => {
  const [unknown] = unknownNames(input);
  if (unknown)
    throw new Refused(unknown.pointer === '/on' ? 404 : 400, unknown.message, {
      nearest: unknown.nearest,
      violations: [{ pointer: unknown.pointer, message: unknown.message }],
    });
  return desk.change(sessionId, (session) => {
    const { faults, fault } = withFault(session.faults, input);
    return [{ ...session, faults }, fault];
  });
};

export const clearFaults: ControlHandler<'clearFaults'> = (_input, { desk, sessionId }) =>
  desk.change(sessionId, (session) => [{ ...session, faults: [] }, { cleared: session.faults.length }]);
