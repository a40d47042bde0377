/** Handlers of the control API, one per operation of openapi/control. */
import { getClock, setClock } from './clock.ts';
import { checkComposition } from './composition.ts';
import type { ControlHandler, OperationId } from './context.ts';
import { exportTest } from './exportTest.ts';
import { addFault, changeFault, clearFaults, listFaults, removeFault } from './faults.ts';
import { getHealth, getMetrics } from './health.ts';
import { getLink } from './link.ts';
import { clearLog, countLog, exportLog, listLog } from './log.ts';
import { listOperations } from './operations.ts';
import { recordScenario } from './record.ts';
import { listScenarios } from './scenarios.ts';
import { deleteScene, enterScene, listScenes, saveScene } from './scenes.ts';
import { deleteSession, getSession, nameSession, startSession } from './session.ts';
import { enterSession, listSessions } from './sessions.ts';
import { exportSnapshot, importSnapshot } from './snapshot.ts';
import { listUpstreams, setUpstream } from './upstreams.ts';
import { patchWorld, readWorld } from './world.ts';

export const handlers: { readonly [Id in OperationId]: ControlHandler<Id> } = {
  getHealth,
  getMetrics,
  listScenarios,
  listOperations,
  getSession,
  startSession,
  getLink,
  nameSession,
  deleteSession,
  enterSession,
  listSessions,
  saveScene,
  listScenes,
  enterScene,
  deleteScene,
  checkComposition,
  readWorld,
  patchWorld,
  getClock,
  setClock,
  listFaults,
  addFault,
  changeFault,
  removeFault,
  clearFaults,
  listLog,
  exportLog,
  exportTest,
  countLog,
  clearLog,
  exportSnapshot,
  importSnapshot,
  recordScenario,
  listUpstreams,
  setUpstream,
};
