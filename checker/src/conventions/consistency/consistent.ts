/** What answers say together; the witness (witness.ts) notices, and says which rule is broken. */
export const consistent = {
  id: 'consistent',
  title: 'what was written is shown, what was deleted is gone, what was refused has changed nothing',
  judge: () => [],
} as const;
