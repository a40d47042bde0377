import type { CSSObject, Theme } from '@mui/material/styles';

/** Boxes and choices, which stand by the dozen in filters and forms. docs/design/look.md rule 2 */
export const controls = (theme: Theme): CSSObject => ({
  ...boxes(theme),
  ...quickChoices(theme),
});

/** Boxes that are a control: 32 px high, in a form as high as its fields; 3:1 border. */
const boxes = ({ palette, radii }: Theme): CSSObject => ({
  '.control': {
    minWidth: 0,
    height: 32,
    padding: '0 8px',
    font: 'inherit',
    color: palette.ink,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.control}`,
    borderRadius: radii.control,
  },
  '.control.invalid': { borderColor: palette.error.main },
  '.control::placeholder': { color: palette.text.secondary, opacity: 1 },
  '.select-box': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    textAlign: 'left',
    cursor: 'pointer',
  },
  '.select-box > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.select-box:disabled': {
    backgroundColor: palette.fill,
    color: palette.text.secondary,
    cursor: 'default',
  },
  '.date-box': { display: 'flex', alignItems: 'center', width: '100%', paddingRight: 4 },
  '.date-box:focus-within': { outline: `2px solid ${palette.ink}`, outlineOffset: -1 },
  '.date-box > input': {
    flex: 1,
    alignSelf: 'stretch',
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '.check-box': {
    display: 'block',
    flex: 'none',
    width: 16,
    height: 16,
    margin: 0,
    accentColor: palette.primary.main,
    cursor: 'pointer',
  },
  '.control.field-control': { width: '100%', height: 'var(--field-height, 40px)', padding: '0 12px' },
});

/** A few choices side by side (ui/form/QuickChoices.tsx). */
const quickChoices = ({ palette, radii }: Theme): CSSObject => ({
  '.quick-choices': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    height: 'var(--field-height, 40px)',
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.control}`,
    borderRadius: radii.control,
  },
  '.quick-choices > button': {
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    font: 'inherit',
    fontSize: 13,
    color: 'inherit',
    cursor: 'pointer',
  },
  '.quick-choices > button:hover': { backgroundColor: palette.fill },
  '.quick-choices > button[aria-pressed=true]': {
    backgroundColor: palette.tint,
    color: palette.hover,
    fontWeight: 600,
  },
  '.quick-choices > button + button': { borderLeft: `1px solid ${palette.tile}` },
  '.quick-choices > button:first-of-type': { borderRadius: '5px 0 0 5px' },
  '.quick-choices > button:last-of-type': { borderRadius: '0 5px 5px 0' },
});
