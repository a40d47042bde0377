/** The control API, one handler per operation of openapi/control. */
import { getClock, setClock } from './clock.ts';
import type { ControlHandler, OperationId } from './context.ts';
import { addFault, clearFaults, listFaults } from './faults.ts';
import { clearLog, exportLog, listLog } from './log.ts';
import { listOperations } from './operations.ts';
import { listScenarios } from './scenarios.ts';
import { deleteSession, getSession, startSession } from './session.ts';
import { exportSnapshot, importSnapshot } from './snapshot.ts';
import { patchWorld, readWorld } from './world.ts';

export const handlers: { readonly [Id in OperationId]: ControlHandler<Id> } = {
  listScenarios,
  listOperations,
  getSession,
  startSession,
  deleteSession,
  readWorld,
  patchWorld,
  getClock,
  setClock,
  listFaults,
  addFault,
  clearFaults,
  listLog,
  exportLog,
  clearLog,
  exportSnapshot,
  importSnapshot,
};
