import { notInBundle } from './notInBundle.ts';

/** In place of MUI's theme as source code, which only a build with Pigment CSS asks for. */
export const stringifyTheme = notInBundle('stringifyTheme');
