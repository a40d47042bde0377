import Box from '@mui/material/Box';

export type MedalDimension = 'time' | 'promise' | 'quota';

/** The outline shows the dimension: circle time, octagon promise, diamond quota (docs/design/look.md rule 12). */
const outlines: Readonly<Record<MedalDimension, string>> = {
  time: 'M37 20a17 17 0 1 1-34 0 17 17 0 0 1 34 0z',
  promise: 'M13 3h14l10 10v14L27 37H13L3 27V13z',
  quota: 'M20 2.500 37.500 20 20 37.500 2.500 20z',
};

const figures: Readonly<Record<MedalDimension, string>> = {
  time: 'M20 12v8l5 3.500',
  promise: 'm13.500 20.500 4.500 4.500 8.500-9',
  quota: 'M14.500 16h11M14.500 20h11M20 16v9M16.500 12.500 20 16l3.500-3.500',
};

interface MedalIconProps {
  readonly dimension: MedalDimension;
  /** Unlit medals are grey and dashed. */
  readonly lit: boolean;
  readonly size?: number | undefined;
}

export function MedalIcon({ dimension, lit, size = 40 }: MedalIconProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 40 40"
      aria-hidden
      sx={({ palette }) => ({
        width: size,
        height: size,
        fill: 'none',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        '& .outline': lit
          ? { fill: palette.tint, stroke: palette.primary.main }
          : { fill: palette.fill, stroke: palette.control, strokeDasharray: '3 4' },
        '& .figure': { stroke: lit ? palette.hover : palette.text.secondary },
      })}
    >
      <path className="outline" d={outlines[dimension]} />
      <path className="figure" d={figures[dimension]} />
    </Box>
  );
}
