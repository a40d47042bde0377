import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { IconName } from './paths.ts';

export interface IconProps {
  readonly name: IconName;
  /** 18 in the menu, 16 in buttons, 14 inline (docs/design/look.md rule 11). */
  readonly size?: number | undefined;
  /** Only for an icon without text: otherwise it is decoration and hidden. */
  readonly label?: string | undefined;
  readonly sx?: SxProps<Theme> | undefined;
}

/**
 * Our own outline set: 20 grid, 1.5 px strokes, round ends. A plain svg: pages have dozens, and most need no style.
 * The strokes are in index.html (portal/build/icons.ts).
 */
export function Icon({ name, size = 16, label, sx }: IconProps) {
  const outline = {
    viewBox: '0 0 20 20',
    width: size,
    height: size,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    focusable: false,
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
  } as const;
  const strokes = <use href={`#icon-${name}`} />;
  if (sx === undefined)
    return (
      <svg {...outline} style={unsqueezed}>
        {strokes}
      </svg>
    );
  return (
    <Box component="svg" {...outline} sx={[unsqueezed, ...(Array.isArray(sx) ? sx : [sx])] as SxProps<Theme>}>
      {strokes}
    </Box>
  );
}

const unsqueezed = { flex: 'none' } as const;

export type { IconName } from './paths.ts';
