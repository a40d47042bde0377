import type { Theme, ThemeOptions } from '@mui/material/styles';

/** MUI's form parts in our look: 3:1 borders, radius 6, ink focus, error in red with its reason below. docs/design/look.md rule 2 */
export const formComponents: NonNullable<ThemeOptions['components']> = {
  MuiFormControl: {
    styleOverrides: { root: { margin: 0, padding: 0, border: 0, minWidth: 0, verticalAlign: 'top' } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.strong,
        marginBottom: 4,
        padding: 0,
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.palette.ink },
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'var(--field-height, 40px)',
        padding: '0 12px',
        fontSize: 14,
        color: theme.palette.ink,
        backgroundColor: theme.palette.background.paper,
        border: `1px solid ${theme.palette.control}`,
        borderRadius: theme.radii.control,
        '&.Mui-focused': { outline: `2px solid ${theme.palette.ink}`, outlineOffset: -1 },
        '&.Mui-error': { borderColor: theme.palette.error.main },
        '&.Mui-disabled, &.Mui-readOnly': { backgroundColor: theme.palette.fill },
        '&.MuiInputBase-multiline': { height: 'auto', padding: '8px 12px' },
      }),
      input: ({ theme }) => ({
        padding: 0,
        outline: 'none',
        // Full height of its frame, for touch.
        '&:not(textarea)': { height: '100%' },
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: theme.palette.text.secondary },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { marginLeft: 0, marginRight: 24, gap: 8 } },
  },
  MuiRadio: { styleOverrides: { root: choice } },
};

function choice({ theme }: { readonly theme: Theme }) {
  return { padding: 4, color: theme.palette.control, '& .MuiSvgIcon-root': { fontSize: 18 } };
}
