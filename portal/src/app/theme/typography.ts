import type { ThemeOptions } from '@mui/material/styles';
import { fontFamily } from './tokens.ts';

const text = (size: number, line: number, weight: 400 | 600 = 400) => ({
  fontSize: size,
  lineHeight: `${String(line)}px`,
  fontWeight: weight,
  letterSpacing: 0,
});

/** Sizes and lines of docs/design/look.md; weights 400 and 600 only. */
export const typography: ThemeOptions['typography'] = {
  fontFamily,
  fontSize: 14,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  body1: text(14, 22),
  body2: text(14, 22),
  caption: text(12, 20),
  button: { ...text(14, 22), textTransform: 'none' },
  h1: text(20, 28, 600),
  h2: text(16, 24, 600),
  h3: text(16, 24, 600),
  strong: text(14, 22, 600),
  cardTitle: text(16, 24, 600),
  pageTitle: text(20, 28, 600),
  sectionTitle: { ...text(28, 40, 600), '@media (max-width:599px)': { fontSize: 20, lineHeight: '28px' } },
  heroAmount: {
    ...text(36, 44, 600),
    letterSpacing: '-0.01em',
    '@media (max-width:599px)': { fontSize: 32, lineHeight: '40px' },
  },
  largeAmount: { ...text(28, 36, 600), letterSpacing: '-0.01em' },
  amount: { ...text(20, 28, 600), letterSpacing: '-0.01em' },
};
