/**
 * The run reports this check itself (`run/states.ts`, `run/configuredStates.ts`): the documented state was set up, but the backend
 * did not refuse. No single exchange shows that.
 */
export const stateRefused = {
  id: 'state-refused',
  title: 'a documented state error is returned in that state',
  judge: () => [],
} as const;
