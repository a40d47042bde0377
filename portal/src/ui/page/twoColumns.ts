/** A main column and a narrower one beside it; stacked where there is no room. */
export const twoColumns = (side: string) =>
  ({
    display: 'grid',
    gap: { xs: 3, sm: 4 },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, 1fr) ${side}` },
  }) as const;
