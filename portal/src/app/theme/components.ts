import type { ThemeOptions } from '@mui/material/styles';
import { formComponents } from './formComponents.ts';
import { globals } from './globals.ts';

/** MUI in our look: flat, no ripple, no upper case, ink focus. docs/design/look.md */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: { styleOverrides: globals },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible, &:focus-visible': {
          outline: `2px solid ${theme.palette.ink}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        borderRadius: theme.radii.control,
        minWidth: 0,
        whiteSpace: 'nowrap',
        transitionDuration: '160ms',
        height: 32,
        padding: '0 16px',
        ...(ownerState.size === 'small' && {
          height: 24,
          padding: '0 8px',
          fontSize: 12,
          lineHeight: '20px',
          borderRadius: theme.radii.tag,
        }),
        ...(ownerState.size === 'large' && { height: 40, padding: '0 24px' }),
        ...(ownerState.size === 'xlarge' && {
          height: 48,
          padding: '0 32px',
          fontSize: 16,
          lineHeight: '24px',
        }),
        ...(ownerState.variant === 'contained' && { fontWeight: 600 }),
        ...(ownerState.variant === 'outlined' && {
          color: theme.palette.ink,
          borderColor: theme.palette.control,
          backgroundColor: theme.palette.background.paper,
          '&:hover': {
            color: theme.palette.hover,
            borderColor: theme.palette.primary.main,
            backgroundColor: theme.palette.background.paper,
          },
        }),
        ...(ownerState.variant === 'tonal' && {
          fontWeight: 600,
          color: theme.palette.hover,
          backgroundColor: theme.palette.tint,
          '&:hover': { backgroundColor: theme.palette.tint, textDecoration: 'underline' },
        }),
        ...((ownerState.variant === 'link' || ownerState.variant === 'text') && {
          height: 'auto',
          // Minimum height of a touch target.
          minHeight: 24,
          padding: 0,
          color: theme.palette.hover,
          '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline', textUnderlineOffset: 3 },
        }),
        '&.Mui-disabled': {
          color: theme.palette.text.secondary,
          ...(ownerState.variant !== 'link' &&
            ownerState.variant !== 'text' && {
              backgroundColor: theme.palette.hairline,
              borderColor: theme.palette.hairline,
            }),
        },
      }),
    },
  },
  // MUI lightens raised paper in the dark with a picture.
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: theme.radii.dialog,
        boxShadow: theme.palette.shadow,
        width: '100%',
        maxWidth: 480,
        margin: 16,
      }),
      // The whole window, not a narrow column.
      paperFullScreen: { borderRadius: 0, maxWidth: 'none', margin: 0 },
    },
  },
  ...formComponents,
};
