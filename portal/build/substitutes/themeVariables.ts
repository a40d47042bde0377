import { notInBundle } from './notInBundle.ts';

/** In place of MUI's themes made of CSS variables: the portal's two themes are plain (app/theme). */
export default notInBundle('createThemeWithVars');
export const CssVarsProvider = notInBundle('CssVarsProvider');
