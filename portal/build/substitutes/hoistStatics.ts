import { notInBundle } from './notInBundle.ts';

/** In place of the package that Emotion needs for withTheme() alone. */
export default notInBundle('withTheme');
