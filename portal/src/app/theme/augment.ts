import type { CSSProperties } from 'react';
import type { chart, radii, sizes, textOn, tints } from './tokens.ts';

type Values<T> = { readonly [K in keyof T]: T[K] extends number ? number : string };
type Variant = CSSProperties & { readonly [media: `@media ${string}`]: CSSProperties };

/** What the palette has beyond MUI's own, so that `sx` can say `color: 'ink'`, `bgcolor: 'tints.error'`. */
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
  tints: Values<typeof tints> & { readonly primary: string };
  textOn: Values<typeof textOn> & { readonly primary: string };
  chart: Values<typeof chart>;
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
  }
  interface ThemeOptions {
    radii?: Values<typeof radii>;
    sizes?: Values<typeof sizes>;
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
    /** Tint + hover-shade text: the button inside a card (look.md rule 5). */
    tonal: true;
    /** Text in the theme's hover shade without padding: a link that acts. */
    link: true;
  }
  interface ButtonPropsSizeOverrides {
    xlarge: true;
  }
}
