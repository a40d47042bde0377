import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import drawings from './drawings.svg';

/** Names of the drawings in drawings.svg, by use. */
export interface ArtNames {
  readonly intro: 'limit' | 'term' | 'instalment' | 'opening' | 'claim' | 'service';
  readonly step: 'verify' | 'sign' | 'review';
  readonly banner: 'ledger' | 'calendar' | 'instalment' | 'parcel' | 'receivable';
}

const sizes: Readonly<Record<keyof ArtNames, { readonly width: number; readonly height: number }>> = {
  intro: { width: 48, height: 48 },
  step: { width: 112, height: 112 },
  banner: { width: 520, height: 368 },
};

interface ArtProps<Kind extends keyof ArtNames> {
  readonly kind: Kind;
  readonly name: ArtNames[Kind];
  /** Texts on the drawing, which differ by page. */
  readonly children?: ReactNode;
}

/**
 * A decorative drawing in the theme's colours, which it takes from CSS variables. The drawings are in a separate file, so
 * that the script stays small.
 */
export function Art<Kind extends keyof ArtNames>({ kind, name, children }: ArtProps<Kind>) {
  const { width, height } = sizes[kind];
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
      sx={(theme) => {
        // Banner drawings use the light theme, since the banner's background does not change.
        const { palette } = kind === 'banner' ? (theme.paper ?? theme) : theme;
        return {
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
        };
      }}
    >
      <use href={`${drawings}#${kind}-${name}`} />
      {children}
    </Box>
  );
}
