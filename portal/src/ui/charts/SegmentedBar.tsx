import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { use } from 'react';
import { AmountsHidden } from '../text/amountMask.ts';

/** docs/design/look.md rule 4: filled = used (`second`: by others), hatched = frozen, tint with a line = available. */
export type SegmentPattern = 'used' | 'second' | 'frozen' | 'available';

/** `data-bar` of each pattern: build/forced.css draws it so where the system sets the colours. */
const forcedPatterns = { used: 'filled', second: 'dotted', frozen: 'hatched', available: 'open' } as const;

interface Segment {
  readonly pattern: SegmentPattern;
  readonly value: number;
  /** Shown on the segment where it fits, unless the amounts are hidden. */
  readonly label: string;
}

interface SegmentedBarProps {
  readonly segments: readonly Segment[];
}

function patternPaint(pattern: SegmentPattern, { palette }: Theme) {
  switch (pattern) {
    case 'used':
      return { backgroundColor: palette.chart.used, color: palette.background.paper };
    case 'second':
      return { backgroundColor: palette.chart.mid, color: palette.onMid };
    case 'frozen':
      return {
        background: `repeating-linear-gradient(135deg, ${palette.chart.mid} 0 2px, ${palette.background.paper} 2px 6px)`,
        boxShadow: `inset 0 0 0 1px ${palette.chart.mid}`,
        color: palette.ink,
      };
    case 'available':
      return {
        backgroundColor: palette.tint,
        boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
        color: palette.hover,
      };
  }
}

/** Parts of a whole in one 32 px bar. Hidden from screen readers: the text below has the exact figures. */
export function SegmentedBar({ segments }: SegmentedBarProps) {
  const isHidden = use(AmountsHidden);
  const visible = segments.filter(({ value }) => value > 0);
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        gap: '2px',
        height: 32,
        '& > :first-of-type': { borderTopLeftRadius: 4, borderBottomLeftRadius: 4 },
        '& > :last-of-type': { borderTopRightRadius: 4, borderBottomRightRadius: 4 },
      }}
    >
      {visible.map(({ pattern, value, label }) => (
        <Box
          key={pattern}
          data-bar={forcedPatterns[pattern]}
          sx={(theme) => ({
            flex: `${String(value)} 1 0`,
            minWidth: 8,
            px: 2,
            display: 'flex',
            // A label that does not fit wraps to a second line, which the height hides: no figure is cut in the middle.
            flexWrap: 'wrap',
            alignItems: 'center',
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            '&::before': { content: '""', height: '100%' },
            fontSize: 12,
            lineHeight: '20px',
            fontWeight: 600,
            ...patternPaint(pattern, theme),
          })}
        >
          {isHidden ? null : <SegmentLabel pattern={pattern}>{label}</SegmentLabel>}
        </Box>
      ))}
    </Box>
  );
}

/** A label on hatching needs a background of its own. */
function SegmentLabel({
  pattern,
  children,
}: {
  readonly pattern: SegmentPattern;
  readonly children: string;
}) {
  if (pattern !== 'frozen') return <span>{children}</span>;
  return (
    <Box
      component="span"
      sx={{ bgcolor: 'background.paper', px: 1, py: '2px', borderRadius: '2px', lineHeight: '16px' }}
    >
      {children}
    </Box>
  );
}

/** The key of a pattern: a 12 px swatch. */
export function PatternSwatch({ pattern }: { readonly pattern: SegmentPattern }) {
  return (
    <Box
      component="span"
      aria-hidden
      data-bar={forcedPatterns[pattern]}
      sx={(theme) => ({
        width: 12,
        height: 12,
        borderRadius: '2px',
        flex: 'none',
        ...patternPaint(pattern, theme),
      })}
    />
  );
}
