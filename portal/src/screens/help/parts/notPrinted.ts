/** Paper has no use for what one clicks. */
export const notPrinted = { '@media print': { display: 'none' } } as const;
