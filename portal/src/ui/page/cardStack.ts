/** Cards below each other, as wide as the page. */
export const cardStack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 3, sm: 4 },
} as const;
