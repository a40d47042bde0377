import { flushSync } from 'react-dom';
import { show } from './appearance.ts';
import { light, type Tokens } from './tokens.ts';

/** The dark look: docs/design/look.md "Dark". Tints are 16 % of their colour on a card. It loads when it is first shown. */
export const dark: Tokens = {
  mode: 'dark',
  themes: {
    red: { main: '#D9231C', hover: '#FF726A', pressed: '#B91C16', tint: '#402C30', deep: '#8E120D' },
    blue: { main: '#2F6BEB', hover: '#7DA6FF', pressed: '#1F5FE0', tint: '#2C354A', deep: '#0E2F80' },
  },
  colours: {
    ink: '#E6E9EF',
    secondary: '#A4ADBB',
    disabled: '#6B7483',
    page: '#14171C',
    card: '#1C2027',
    hairline: '#2B313B',
    tile: '#3A414D',
    control: '#7D8796',
    fill: '#232830',
    selected: '#283040',
    landingFooter: '#0F1216',
    landingFooterText: '#D5D9E0',
    success: '#4CC38A',
    warning: '#F0A04B',
    error: '#FF7B6B',
    info: '#7DA6FF',
  },
  tints: { success: '#243A37', warning: '#3E342D', info: '#2C354A', error: '#402F32' },
  textOn: { success: '#6FD6A4', warning: '#F5B76B', info: '#9DBDFF', error: '#FF9C8F' },
  chart: { used: '#A4ADBB', open: '#2B313B', mid: '#818C9B' },
  shadow: '0 12px 32px rgba(0, 0, 0, 0.6)',
};

// Prints are always light: the page changes before the browser copies it.
let wasDark = false;
globalThis.addEventListener('beforeprint', () => {
  wasDark = document.documentElement.dataset['theme'] === 'dark';
  if (wasDark) flushSync(() => show(light));
});
globalThis.addEventListener('afterprint', () => {
  if (wasDark) show(dark);
});
