import type { Plugin } from 'vite';

const makers = /@mui\/material\/styles\/createTheme\.mjs$/;

/** Removes MUI's support for themes of CSS variables, which no theme here uses: every page loads less. */
export const leanTheme = (): Plugin => ({
  name: 'portal-lean-theme',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!makers.test(id)) return undefined;
    const line = 'import createThemeWithVars from "./createThemeWithVars.mjs";';
    if (!code.includes(line)) throw new Error(`${id} no longer imports what makes themes of CSS variables`);
    const instead = "const createThemeWithVars = () => { throw new Error('a theme of CSS variables'); };";
    return { code: code.replace(line, instead), map: null };
  },
});
