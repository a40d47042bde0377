import type { Plugin } from 'vite';

const themeModule = /@mui\/material\/styles\/createTheme\.mjs$/;

/** Removes MUI's support for themes of CSS variables, which the portal does not use: every page loads less. */
export const leanTheme = (): Plugin => ({
  name: 'portal-lean-theme',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!themeModule.test(id)) return undefined;
    const line = 'import createThemeWithVars from "./createThemeWithVars.mjs";';
    if (!code.includes(line))
      throw new Error(`${id} lacks the line that portal/build/leanTheme.ts replaces: ${line}`);
    const instead = "const createThemeWithVars = () => { throw new Error('a theme of CSS variables'); };";
    return { code: code.replace(line, instead), map: null };
  },
});
