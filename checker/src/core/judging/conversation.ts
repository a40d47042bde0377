/** What several calls show together; each journey says what (src/journeys/data). */
export const conversation = {
  id: 'conversation',
  title: 'what was done shows in what comes after',
  judge: () => [],
} as const;
