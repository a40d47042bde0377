/** Hides controls in prints. */
export const notPrinted = { '@media print': { display: 'none' } } as const;
