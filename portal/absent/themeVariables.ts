/** In place of MUI's themes made of CSS variables: the portal's two themes are plain (app/theme). */
export default function createThemeWithVars(): never {
  throw new Error('a theme with CSS variables: portal/leftOut.ts leaves them out of the bundle');
}

export const CssVarsProvider = createThemeWithVars;
