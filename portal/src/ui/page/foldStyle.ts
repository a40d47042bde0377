/** A fold whose line ends in a chevron in place of the browser's triangle (docs/design/look.md rule 11). */
export const foldStyle = {
  '& > summary': { display: 'flex', alignItems: 'center', gap: 2, cursor: 'pointer' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
} as const;
