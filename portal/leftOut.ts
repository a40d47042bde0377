import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What MUI brings along whether it is used or not, by who imports it and as what; each has a substitute in absent/. */
const parts: readonly { readonly importer: RegExp; readonly source: string; readonly substitute: string }[] = [
  { importer: /ButtonBase\.mjs$/, source: './TouchRipple.mjs', substitute: 'ripple.ts' },
  { importer: /createTheme\.mjs$/, source: './createThemeWithVars.mjs', substitute: 'themeVariables.ts' },
  { importer: /ThemeProvider\.mjs$/, source: './ThemeProviderWithVars.mjs', substitute: 'themeVariables.ts' },
];

/** Leaves out of the bundle what the portal never shows. */
export const leftOut = (): Plugin => ({
  name: 'portal-left-out',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const part = parts.find((each) => each.source === source && each.importer.test(importer));
    return part && join(import.meta.dirname, 'absent', part.substitute);
  },
});
