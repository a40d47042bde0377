/** Check on several calls together; each journey defines its own expectations (src/journeys/data). */
export const conversation = {
  id: 'conversation',
  title: 'later responses show the effects of earlier requests',
  judge: () => [],
} as const;
