/** Check of a journey. Each journey defines its own expectations, so a single exchange has none. */
export const conversation = {
  id: 'conversation',
  title: 'later responses show the effects of earlier requests',
  judge: () => [],
} as const;
