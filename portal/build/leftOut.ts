import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Part {
  /** Who imports it, and as what. */
  readonly importer: RegExp;
  readonly source: RegExp;
  /** What takes its place, in substitutes/. */
  readonly substitute: string;
}

/** What the libraries bring along whether it is used or not. */
const parts: readonly Part[] = [
  { importer: /ButtonBase\.mjs$/, source: /\/TouchRipple\.mjs$/, substitute: 'ripple.ts' },
  { importer: /ButtonBase\.mjs$/, source: /\/useLazyRipple\/index\.mjs$/, substitute: 'lazyRipple.ts' },
  { importer: /Button\.mjs$/, source: /\/CircularProgress\/index\.mjs$/, substitute: 'spinner.ts' },
  { importer: /createTheme\.mjs$/, source: /\/createThemeWithVars\.mjs$/, substitute: 'themeVariables.ts' },
  {
    importer: /ThemeProvider\.mjs$/,
    source: /\/ThemeProviderWithVars\.mjs$/,
    substitute: 'themeVariables.ts',
  },
  { importer: /@emotion\/react\//, source: /^hoist-non-react-statics$/, substitute: 'hoistStatics.ts' },
  {
    importer: /query-core\/.*\/query\.js$/,
    source: /\/infiniteQueryBehavior\.js$/,
    substitute: 'infiniteQueries.ts',
  },
  {
    importer: /query-core\/.*\/queryClient\.js$/,
    source: /\/mutationCache\.js$/,
    substitute: 'mutationCache.ts',
  },
];

/** Leaves out of the bundle what the portal never uses. */
export const leftOut = (): Plugin => ({
  name: 'portal-left-out',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const part = parts.find((each) => each.source.test(source) && each.importer.test(importer));
    return part && join(import.meta.dirname, 'substitutes', part.substitute);
  },
});
