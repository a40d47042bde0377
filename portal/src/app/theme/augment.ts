import type { CSSProperties } from 'react';
import type { radii, sizes, Tokens } from './tokens.ts';

type Values<T> = { readonly [K in keyof T]: T[K] extends number ? number : string };
type Variant = CSSProperties & { readonly [media: `@media ${string}`]: CSSProperties };

/** Palette entries beyond MUI's own, for `sx` values such as `color: 'ink'`, `bgcolor: 'tints.error'`. */
interface PaletteTokens {
  tint: string;
  hover: string;
  deep: string;
  ink: string;
  page: string;
  hairline: string;
  tile: string;
  control: string;
  fill: string;
  selected: string;
  landingFooter: string;
  landingFooterText: string;
  banner: string;
  shadow: string;
  danger: string;
  onSolid: string;
  onMid: string;
  shade: string;
  scrim: string;
  veil: string;
  tints: Tokens['tints'] & { readonly primary: string };
  textOn: Tokens['textOn'] & { readonly primary: string };
  chart: Tokens['chart'];
}

interface TypographyTokens {
  pageTitle: Variant;
  sectionTitle: Variant;
  cardTitle: Variant;
  heroAmount: Variant;
  largeAmount: Variant;
  amount: Variant;
  strong: Variant;
}

declare module '@mui/material/styles' {
  interface Palette extends PaletteTokens {}
  interface PaletteOptions extends PaletteTokens {}
  interface TypographyVariants extends TypographyTokens {}
  interface TypographyVariantsOptions extends Partial<TypographyTokens> {}
  interface Theme {
    radii: Values<typeof radii>;
    sizes: Values<typeof sizes>;
    /** The light theme, on a dark one. */
    paper?: Theme;
  }
  interface ThemeOptions {
    radii?: Values<typeof radii>;
    sizes?: Values<typeof sizes>;
    paper?: Theme;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    pageTitle: true;
    sectionTitle: true;
    cardTitle: true;
    heroAmount: true;
    largeAmount: true;
    amount: true;
    strong: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Tint + hover-shade text: the button inside a card (docs/design/look.md rule 5). */
    tonal: true;
    /** Text in the theme's hover shade without padding: a link with an action. */
    link: true;
  }
  interface ButtonPropsSizeOverrides {
    xlarge: true;
  }
}
