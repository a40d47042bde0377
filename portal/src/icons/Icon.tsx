import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { IconName } from './paths.ts';

export interface IconProps {
  readonly name: IconName;
  /** 18 in the menu, 16 in buttons, 14 inline (docs/design/look.md rule 11). */
  readonly size?: number | undefined;
  /** Name for screen readers, for an icon without a text beside it; without it the icon is hidden from them. */
  readonly label?: string | undefined;
  readonly sx?: SxProps<Theme> | undefined;
}

/**
 * An icon of the portal's own outline set: 20 grid, 1.5 px strokes, round ends. A plain svg with one class
 * (theme/globals.ts), because pages have dozens, and each attribute costs. The strokes are in index.html
 * (portal/build/icons.ts).
 */
export function Icon({ name, size = 16, label, sx }: IconProps) {
  const outline = {
    className: 'icon',
    width: size,
    height: size,
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
  } as const;
  const strokes = <use href={`#icon-${name}`} />;
  if (sx === undefined) return <svg {...outline}>{strokes}</svg>;
  return (
    <Box component="svg" {...outline} sx={sx}>
      {strokes}
    </Box>
  );
}

export type { IconName } from './paths.ts';
