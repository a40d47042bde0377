/** Every colour and size of docs/design/look.md. Screens use the theme, never this file. */

interface ThemeColours {
  /** Filled buttons with white text, and graphics: bars, rings, icons. */
  readonly main: string;
  /** The hover shade: text in the theme's colour, on a card or on the tint. */
  readonly hover: string;
  /** A hovered filled button. */
  readonly pressed: string;
  readonly tint: string;
  readonly deep: string;
}

export type ThemeName = 'red' | 'blue';
type Tone = 'success' | 'warning' | 'error' | 'info';

/** Every colour of the light or the dark look. */
export interface Tokens {
  readonly mode: 'light' | 'dark';
  readonly themes: Readonly<Record<ThemeName, ThemeColours>>;
  readonly colours: Readonly<Record<Tone | keyof typeof neutral, string>>;
  readonly tints: Readonly<Record<Tone, string>>;
  /** Text on its tint: the plain colour is just under 4.5:1 there. */
  readonly textOn: Readonly<Record<Tone, string>>;
  /** Bars and charts: used or repaid, billed, the middle tone. docs/design/look.md rule 4 */
  readonly chart: { readonly used: string; readonly open: string; readonly mid: string };
  readonly shadow: string;
}

const neutral = {
  ink: '#1D2129',
  secondary: '#4E5969',
  disabled: '#A9AEB8',
  page: '#F5F6F8',
  card: '#FFFFFF',
  hairline: '#ECEEF1',
  tile: '#DDE1E7',
  control: '#868E9C',
  fill: '#F7F8FA',
  selected: '#EEF2F8',
  landingFooter: '#262B35',
  landingFooterText: '#D5D9E0',
};

export const light: Tokens = {
  mode: 'light',
  themes: {
    red: { main: '#D9231C', hover: '#B91C16', pressed: '#B91C16', tint: '#FDEDEC', deep: '#8E120D' },
    blue: { main: '#1F5FE0', hover: '#184FC0', pressed: '#184FC0', tint: '#EAF0FE', deep: '#0E2F80' },
  },
  colours: { ...neutral, success: '#0B8235', warning: '#B25E00', error: '#C9260E', info: '#1F5FE0' },
  tints: { success: '#E9F6ED', warning: '#FFF4E4', info: '#EAF0FE', error: '#FDEFEB' },
  textOn: { success: '#086A2B', warning: '#9A5000', info: '#184FC0', error: '#A81F0B' },
  chart: { used: '#4E5969', open: '#E4E8EE', mid: '#8A94A3' },
  shadow: '0 12px 32px rgba(29, 33, 41, 0.18)',
};

/** The same in both looks: a solid danger, text on any solid background, words on a bar, overlays, a veil over the banner. */
export const solid = {
  danger: '#C9260E',
  onSolid: '#FFFFFF',
  /** Words on the middle tone of a bar. */
  onMid: '#1D2129',
  /** Under white text, over any picture. */
  shade: '#1D2129',
  scrim: 'rgba(29, 33, 41, 0.45)',
  veil: 'rgba(255, 255, 255, 0.12)',
};

/** The landing banner, docs/design/look.md rule 13. */
export const banner = 'linear-gradient(96deg, #8E120D 0%, #B91C16 62%, #C4211A 100%)';

export const radii = { tag: 4, control: 6, card: 8, dialog: 12 } as const;

export const sizes = { header: 56, menu: 208, content: 1240, gutter: 16, rail: 48 } as const;

export const fontFamily =
  '"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif';
