/** Every colour and size of look.md. Screens take them from the theme, never from here. */
export interface ThemeColours {
  readonly main: string;
  readonly hover: string;
  readonly tint: string;
  readonly deep: string;
}

export const themes = {
  red: { main: '#D9231C', hover: '#B91C16', tint: '#FDEDEC', deep: '#8E120D' },
  blue: { main: '#1F5FE0', hover: '#184FC0', tint: '#EAF0FE', deep: '#0E2F80' },
} as const satisfies Record<string, ThemeColours>;

export type ThemeName = keyof typeof themes;

export const colours = {
  ink: '#1D2129',
  secondary: '#4E5969',
  disabled: '#A9AEB8',
  success: '#0B8235',
  warning: '#B25E00',
  error: '#C9260E',
  info: '#1F5FE0',
  page: '#F5F6F8',
  card: '#FFFFFF',
  hairline: '#ECEEF1',
  tile: '#DDE1E7',
  control: '#868E9C',
  fill: '#F7F8FA',
  selected: '#EEF2F8',
  landingFooter: '#262B35',
  landingFooterText: '#D5D9E0',
} as const;

export const tints = { success: '#E9F6ED', warning: '#FFF4E4', info: '#EAF0FE', error: '#FDEFEB' } as const;

/** Text on its tint: the plain colour is just under 4.5:1 there. */
export const textOn = { success: '#086A2B', warning: '#9A5000', info: '#184FC0', error: '#A81F0B' } as const;

/** Bars and charts: used or repaid, billed, the middle tone. look.md rule 4 */
export const chart = { used: '#4E5969', open: '#E4E8EE', mid: '#8A94A3' } as const;

/** The landing banner, look.md rule 13. */
export const banner = 'linear-gradient(96deg, #8E120D 0%, #B91C16 62%, #C4211A 100%)';

export const radii = { tag: 4, control: 6, card: 8, dialog: 12 } as const;

export const sizes = { header: 56, menu: 208, content: 1240, gutter: 16, rail: 48 } as const;

export const fontFamily =
  '"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif';

export const dialogShadow = '0 12px 32px rgba(29, 33, 41, 0.18)';
