import { createTheme, type Theme } from '@mui/material/styles';
import './augment.ts';
import { components } from './components.ts';
import { banner, light, radii, sizes, solid, type ThemeName, type Tokens } from './tokens.ts';
import { typography } from './typography.ts';

/** Red by default, blue for 12017 (1 §1): the same theme with other theme colours, light or dark. */
function makeTheme(name: ThemeName, tokens: Tokens): Theme {
  const { colours, tints, textOn, chart } = tokens;
  const brand = tokens.themes[name];
  const tone = (of: keyof typeof tints) => ({ main: colours[of], light: tints[of], dark: textOn[of] });
  const theme = createTheme({
    palette: {
      mode: tokens.mode,
      primary: { main: brand.main, dark: brand.pressed, light: brand.tint, contrastText: solid.onSolid },
      success: tone('success'),
      warning: tone('warning'),
      error: tone('error'),
      info: tone('info'),
      text: { primary: colours.ink, secondary: colours.secondary, disabled: colours.disabled },
      divider: colours.hairline,
      background: { default: colours.page, paper: colours.card },
      tint: brand.tint,
      hover: brand.hover,
      deep: brand.deep,
      ink: colours.ink,
      page: colours.page,
      hairline: colours.hairline,
      tile: colours.tile,
      control: colours.control,
      fill: colours.fill,
      selected: colours.selected,
      landingFooter: colours.landingFooter,
      landingFooterText: colours.landingFooterText,
      ...solid,
      banner: name === 'red' ? banner : `linear-gradient(96deg, ${brand.deep} 0%, ${brand.pressed} 100%)`,
      tints: { ...tints, primary: brand.tint },
      textOn: { ...textOn, primary: brand.hover },
      chart,
      shadow: tokens.shadow,
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
  // Prints are light on a dark screen too (ui/print/PaperBox.tsx).
  return tokens.mode === 'dark' ? Object.assign(theme, { paper: themeNamed(name) }) : theme;
}

const themes = new Map<Tokens, Partial<Record<ThemeName, Theme>>>();

/** Each theme is created when it is first shown: most users see one. */
export function themeNamed(name: ThemeName, tokens = light): Theme {
  const named = themes.get(tokens) ?? {};
  themes.set(tokens, named);
  return (named[name] ??= makeTheme(name, tokens));
}
