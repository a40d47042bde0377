/** A session's conversation as a scenario file (scenarios/scenario.ts, `replay`). */
import { isObject } from '#tools/object.ts';
import type { ScenarioFile } from '../scenarios/scenario.ts';
import { isoTime } from '../sessions/isoTime.ts';
import type { ControlHandler } from './context.ts';
import { gone } from './log.ts';

export const recordScenario: ControlHandler<'recordScenario'> = async (
  { name = 'recorded', title },
  { sessions, log, sessionId },
) => {
  const session = await sessions.current(sessionId);
  const entries = (await log.list(sessionId)).toReversed();
  const replay = entries.flatMap(({ service, operationId, request, response }) =>
    service !== undefined && isObject(response)
      ? [{ on: `${service}.${operationId}`, request, answer: response }]
      : [],
  );
  const leftOut = entries.length - replay.length + (await gone(log, sessionId));
  const scenario: ScenarioFile = {
    title: title ?? `录制：${session.title}`,
    extends: [...session.scenarios],
    clock: isoTime(session.startedAt),
    visit: session.visit,
    replay,
  };
  // The writer of YAML is large, and few sessions are recorded.
  const { stringify } = await import('yaml');
  return {
    file: `recorded/${name}.yaml`,
    text: stringify(scenario, { aliasDuplicateObjects: false, lineWidth: 120 }),
    exchanges: replay.length,
    leftOut,
  };
};
