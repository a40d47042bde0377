import type { CSSObject, Theme } from '@mui/material/styles';
import { notices } from './notices.ts';

/**
 * Global styles, and a few looks that appear by the hundred: a class costs nothing, a styled component is styled
 * again for each cell of a table.
 */
export const globals = (theme: Theme): CSSObject => ({
  // Clear of the header: scrolled-to content does not lie under it. Bars at the lower edge: ui/page/bottomBar.ts.
  html: { scrollPaddingTop: 80, scrollPaddingBottom: 24, WebkitTextSizeAdjust: '100%' },
  body: {
    backgroundColor: theme.palette.page,
    color: theme.palette.ink,
    fontVariantNumeric: 'tabular-nums',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    // “ at the start of a line would leave half a character empty.
    textSpacingTrim: 'trim-start',
  },
  'h1,h2,h3,h4,p,ul,ol,dl,dd,figure': { margin: 0, padding: 0 },
  'ul,ol': { listStyle: 'none' },
  ':focus-visible': { outline: `2px solid ${theme.palette.ink}`, outlineOffset: 2 },
  // Only code moves the focus there, never Tab: the start of reading needs no ring.
  ':is(h1, h2, h3, h4, main)[tabindex="-1"]:focus-visible': { outline: 'none' },
  ...words(theme),
  ...tags(theme),
  '.icon': icon,
  ...iconButtons(theme),
  ...rowActions(theme),
  '.field-head': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  '.field-line': { display: 'flex', gap: 8 },
  ...skeletons(theme),
  ...notices(theme),
  // Content for the screen or for paper only: build/print.css.
  '@media screen': { '[data-print=only]': { display: 'none' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transition: 'none !important', animation: 'none !important' },
  },
});

/** Text styles: a second line in a cell, stronger or weaker text, links. */
const words = ({ palette, typography }: Theme): CSSObject => ({
  '.below': { ...typography.caption, display: 'block', color: palette.text.secondary },
  // Bold too: colour is not the only sign.
  '.below.danger': { color: palette.textOn.error, fontWeight: 600 },
  '.quiet': { color: palette.text.secondary },
  '.strong': { fontWeight: 600 },
  // A third party's sentence or a name in quotes is long: kept whole it would break within a date, or before a comma or ”.
  '.prose': { wordBreak: 'normal' },
  'a.link': { color: palette.hover, textDecoration: 'none', textUnderlineOffset: 3 },
  'a.link:hover': { textDecoration: 'underline' },
  'a.link.quiet': { color: palette.text.secondary },
  '.card-link': {
    ...typography.body1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 24,
    whiteSpace: 'nowrap',
  },
  '.card-link.small': typography.caption,
});

/** Only danger is solid (docs/design/look.md rule 1); every other tag is a tint with text in the hover shade. */
const tags = ({ palette, radii }: Theme): CSSObject => ({
  '.tag': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    height: 24,
    padding: '0 8px',
    border: '1px solid transparent',
    borderRadius: radii.tag,
    fontSize: 12,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
  },
  // A count on one line: texts may break anywhere, and a pill in a narrow place would become vertical.
  '.pill': {
    flex: 'none',
    width: 'max-content',
    minWidth: 16,
    padding: '0 5px',
    borderRadius: 8,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 400,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  '.tag-plain': { borderColor: palette.tile, color: palette.text.secondary },
  '.tag-theme': { backgroundColor: palette.tint, color: palette.hover },
  '.tag-info': { backgroundColor: palette.tints.info, color: palette.textOn.info },
  '.tag-success': { backgroundColor: palette.tints.success, color: palette.textOn.success },
  '.tag-warning': { backgroundColor: palette.tints.warning, color: palette.textOn.warning },
  '.tag-failed': { backgroundColor: palette.tints.error, color: palette.textOn.error },
  '.tag-danger': {
    backgroundColor: palette.danger,
    color: palette.onSolid,
    fontWeight: 600,
  },
  '.tag-muted': { backgroundColor: palette.fill, color: palette.text.secondary },
});

/** The outline of icons (icons/Icon.tsx). */
const icon: CSSObject = {
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** Icon buttons (ui/button/IconButton.tsx): no background until hovered. */
const iconButtons = ({ palette, radii, transitions }: Theme): CSSObject => ({
  '.icon-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: radii.control,
    background: 'none',
    color: palette.text.secondary,
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: transitions.create('background-color', { duration: transitions.duration.shortest }),
  },
  '.icon-button:hover': { backgroundColor: palette.fill, color: palette.ink },
  '.icon-button[aria-disabled=true]': {
    color: palette.action.disabled,
    cursor: 'default',
    pointerEvents: 'none',
  },
  '.icon-button.framed': { border: `1px solid ${palette.tile}` },
  '.icon-button-24': { width: 24, height: 24 },
  '.icon-button-32': { width: 32, height: 32 },
  '.icon-button-40': { width: 40, height: 40, color: palette.ink },
});

/** Actions of a row that look like links (ui/button/RowAction.tsx), with the minimum height of a touch target. */
const rowActions = ({ palette, radii }: Theme): CSSObject => ({
  '.row-action': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 24,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: radii.control,
    background: 'none',
    color: palette.hover,
    font: 'inherit',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
  },
  '.row-action:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '.row-action:is(.quiet, :disabled)': { color: palette.text.secondary },
  '.row-action:disabled': { cursor: 'default', pointerEvents: 'none' },
  '.row-actions': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '0 16px',
  },
  '.row-actions.wraps': { flexWrap: 'wrap' },
});

/** Grey placeholders during loading (ui/feedback/Skeleton.tsx). */
const skeletons = ({ palette, radii }: Theme): CSSObject => ({
  '.skeleton': { display: 'block', backgroundColor: palette.hairline, borderRadius: radii.tag },
  '.skeleton.card': { borderRadius: radii.card },
  '.skeleton-lines': { display: 'grid', gap: 8 },
});
