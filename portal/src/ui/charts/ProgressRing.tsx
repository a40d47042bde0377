import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ProgressRingProps {
  readonly percent: number;
  /** Describes the ring for screen readers. */
  readonly label: string;
  readonly size?: number | undefined;
  /** Grey instead of the theme colour: the figure is being recomputed. */
  readonly muted?: boolean | undefined;
  readonly children?: ReactNode;
}

const STROKE = 8;

/** A share as a ring, with its figure in the middle (docs/design/look.md "Pictures"). */
export function ProgressRing({ percent, label, size = 88, muted = false, children }: ProgressRingProps) {
  const radius = (size - STROKE) / 2 - 1;
  const length = 2 * Math.PI * radius;
  const filled = (length * Math.min(Math.max(percent, 0), 100)) / 100;
  const middle = size / 2;
  const circle = { cx: middle, cy: middle, r: radius, fill: 'none', strokeWidth: STROKE };
  return (
    <Box role="img" aria-label={label} sx={{ position: 'relative', width: size, height: size, flex: 'none' }}>
      <Box
        component="svg"
        viewBox={`0 0 ${String(size)} ${String(size)}`}
        aria-hidden
        sx={{ display: 'block', width: size, height: size }}
      >
        <Box
          component="circle"
          data-bar="open"
          {...circle}
          sx={{ stroke: (theme) => theme.palette.hairline }}
        />
        <Box
          component="circle"
          data-bar="filled"
          {...circle}
          strokeDasharray={`${String(filled)} ${String(length)}`}
          transform={`rotate(-90 ${String(middle)} ${String(middle)})`}
          sx={{ stroke: (theme) => (muted ? theme.palette.chart.mid : theme.palette.primary.main) }}
        />
      </Box>
      <Box
        aria-hidden
        sx={{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', textAlign: 'center' }}
      >
        {children}
      </Box>
    </Box>
  );
}
