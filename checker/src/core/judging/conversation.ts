/** Check on several calls together; each journey defines its own expectations (src/journeys/data). */
export const conversation = {
  id: 'conversation',
  title: 'what was done shows in what comes after',
  judge: () => [],
} as const;
