import { createTheme, type Theme } from '@mui/material/styles';
import './augment.ts';
import { components } from './components.ts';
import { banner, chart, colours, radii, sizes, textOn, themes, tints, type ThemeName } from './tokens.ts';
import { typography } from './typography.ts';

/** Red by default, blue for 12017 (1 §1): the same theme with other theme colours. */
function makeTheme(name: ThemeName): Theme {
  const theme = themes[name];
  return createTheme({
    palette: {
      primary: { main: theme.main, dark: theme.hover, light: theme.tint, contrastText: '#FFFFFF' },
      success: { main: colours.success, light: tints.success, dark: textOn.success },
      warning: { main: colours.warning, light: tints.warning, dark: textOn.warning },
      error: { main: colours.error, light: tints.error, dark: textOn.error },
      info: { main: colours.info, light: tints.info, dark: textOn.info },
      text: { primary: colours.ink, secondary: colours.secondary, disabled: colours.disabled },
      divider: colours.hairline,
      background: { default: colours.page, paper: colours.card },
      tint: theme.tint,
      hover: theme.hover,
      deep: theme.deep,
      ink: colours.ink,
      page: colours.page,
      hairline: colours.hairline,
      tile: colours.tile,
      control: colours.control,
      fill: colours.fill,
      selected: colours.selected,
      landingFooter: colours.landingFooter,
      landingFooterText: colours.landingFooterText,
      banner: name === 'red' ? banner : `linear-gradient(96deg, ${theme.deep} 0%, ${theme.hover} 100%)`,
      tints: { ...tints, primary: theme.tint },
      textOn: { ...textOn, primary: theme.hover },
      chart,
    },
    typography,
    components,
    radii,
    sizes,
    shape: { borderRadius: radii.control },
    spacing: 4,
    breakpoints: { values: { xs: 0, sm: 600, md: 1024, lg: 1280, xl: 1536 } },
    transitions: {
      duration: {
        shortest: 150,
        shorter: 150,
        short: 180,
        standard: 200,
        complex: 200,
        enteringScreen: 200,
        leavingScreen: 150,
      },
    },
  });
}

const made = new Map<ThemeName, Theme>();

/** Each theme is made when it is first shown: hardly anybody sees both. */
export function themeNamed(name: ThemeName): Theme {
  const theme = made.get(name) ?? makeTheme(name);
  made.set(name, theme);
  return theme;
}
