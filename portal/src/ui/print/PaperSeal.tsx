import Box from '@mui/material/Box';
import { useId } from 'react';

export interface SealWords {
  /** Along the rim. */
  readonly issuer: string;
  /** Below the star. */
  readonly use: string;
}

/** A star around (48, 46): five points 11 px from there, five notches 4.2 px. */
const STAR = Array.from({ length: 10 }, (_, index) => {
  const radius = index % 2 === 0 ? 11 : 4.2;
  const angle = (index * Math.PI) / 5 - Math.PI / 2;
  return `${(48 + radius * Math.cos(angle)).toFixed(2)},${(46 + radius * Math.sin(angle)).toFixed(2)}`;
}).join(' ');

/** The round electronic seal of a printed document. */
export function PaperSeal({ issuer, use }: SealWords) {
  const rim = useId();
  return (
    <Box
      component="svg"
      viewBox="0 0 96 96"
      role="img"
      aria-label={`${issuer}${use}`}
      sx={{ width: 96, height: 96, flex: 'none', color: 'error.main', opacity: 0.85 }}
    >
      <circle cx="48" cy="48" r="45" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path id={rim} d="M 19 52 A 30 30 0 1 1 77 52" fill="none" />
      <text fill="currentColor" fontSize="12" fontWeight="600" textAnchor="middle">
        <textPath href={`#${rim}`} startOffset="50%">
          {issuer}
        </textPath>
      </text>
      <polygon points={STAR} fill="currentColor" />
      <text x="48" y="74" fill="currentColor" fontSize="9" fontWeight="600" textAnchor="middle">
        {use}
      </text>
    </Box>
  );
}
