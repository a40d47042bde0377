import type { Theme } from '@mui/material/styles';
import type { SegmentPattern } from '../../../ui/charts/SegmentedBar.tsx';

interface PatternsProps {
  /** Unique on the page. */
  readonly id: string;
}

/** Definitions of hatching and dots, so that parts differ by more than their colour. */
export const Patterns = ({ id }: PatternsProps) => (
  <defs>
    <pattern id={`${id}-frozen`} width={6} height={6} patternUnits="userSpaceOnUse" className="frozen">
      <path d="M-1 1 1 -1 M0 6 6 0 M5 7 7 5" />
    </pattern>
    <pattern id={`${id}-second`} width={4} height={4} patternUnits="userSpaceOnUse" className="second">
      <rect width={4} height={4} />
      <circle cx={2} cy={2} r={0.8} />
    </pattern>
  </defs>
);

/** Returns the fill of a part. `used` and `available` are filled by their style. */
export const fillOf = (id: string, pattern: SegmentPattern): string | undefined =>
  pattern === 'frozen' || pattern === 'second' ? `url(#${id}-${pattern})` : undefined;

/** Colours of parts and patterns, by `data-part`. */
export const patternStyles = ({ palette }: Theme) => ({
  '& pattern.frozen path': { stroke: palette.chart.mid, strokeWidth: 2, fill: 'none' },
  '& pattern.second rect': { fill: palette.chart.mid },
  '& pattern.second circle': { fill: palette.background.paper },
  '& [data-part=used]': { fill: palette.chart.used },
  '& [data-part=frozen]': { stroke: palette.chart.mid },
  '& [data-part=second]': { stroke: palette.chart.mid },
  '& [data-part=available]': { fill: palette.tint, stroke: palette.primary.main },
});
