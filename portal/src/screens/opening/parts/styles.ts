/** Fields in two columns, in one on phones. */
export const fieldGrid = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The number of a stage in its box. */
export const stageNumber = {
  flex: 'none',
  width: 24,
  height: 24,
  display: 'grid',
  placeItems: 'center',
  border: '1px solid',
  borderColor: 'control',
  borderRadius: '4px',
  fontSize: 12,
  fontWeight: 600,
} as const;
