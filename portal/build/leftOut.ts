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
  { importer: /ThemeNoVars\.mjs$/, source: /\/stringifyTheme\.mjs$/, substitute: 'themeSource.ts' },
  { importer: /ThemeProvider\.mjs$/, source: /\/useLayerOrder\.mjs$/, substitute: 'layerOrder.ts' },
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

/** Leaves out of the bundle what the portal never uses; stops a build in which a library names one of them otherwise. */
export function leftOut(): Plugin {
  const unmet = new Set(parts);
  return {
    name: 'portal-left-out',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const part = parts.find((each) => each.source.test(source) && each.importer.test(importer));
      if (part === undefined) return undefined;
      unmet.delete(part);
      return join(import.meta.dirname, 'substitutes', part.substitute);
    },
    generateBundle() {
      const names = [...unmet].map(({ substitute }) => substitute);
      if (names.length > 0)
        this.error(`nothing asked for what ${names.join(', ')} stands for: see leftOut.ts`);
    },
  };
}
