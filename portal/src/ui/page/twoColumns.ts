/** A main column and a narrower one beside it; stacked on windows narrower than `from`. */
export const twoColumns = (side: string, from: 'md' | 'lg' = 'lg') =>
  ({
    display: 'grid',
    gap: { xs: 3, sm: 4 },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', [from]: `minmax(0, 1fr) ${side}` },
  }) as const;
