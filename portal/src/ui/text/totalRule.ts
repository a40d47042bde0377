const line = { borderTop: '1px solid', borderColor: 'ink' } as const;
/** The accountant's double rule above a total; only totals have it (docs/design/look.md rule 3). */
export const totalRule = {
  ...line,
  position: 'relative',
  pt: 3,
  '&::before': { ...line, content: '""', position: 'absolute', left: 0, right: 0, top: '2px' },
} as const;
