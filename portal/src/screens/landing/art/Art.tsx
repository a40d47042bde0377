import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface ArtProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
  readonly sx?: SxProps<Theme>;
}

/** A drawing of our own: decoration, in the theme's colours, which its strokes name as CSS variables. */
export function Art({ width, height, children, sx }: ArtProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={width}
      height={height}
      fill="none"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      sx={[
        ({ palette }) => ({
          display: 'block',
          flex: 'none',
          maxWidth: '100%',
          '--main': palette.primary.main,
          '--deep': palette.deep,
          '--tint': palette.tint,
          '--ink': palette.ink,
          '--line': palette.text.secondary,
          '--soft': palette.chart.mid,
          '--hair': palette.hairline,
          '--tile': palette.tile,
          '--paper': palette.background.paper,
        }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
