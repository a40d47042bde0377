/** Reports a state of the error table that no request causes, although the simulator runs its scenario. */
export const stateRefused = {
  id: 'state-refused',
  title: 'what a state of the error table forbids is refused in that state',
  judge: () => [],
} as const;
