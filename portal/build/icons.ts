import type { Plugin } from 'vite';
import { paths } from '../src/icons/paths.ts';

const symbols = Object.entries(paths)
  .map(
    ([name, strokes]) =>
      `<symbol id="icon-${name}" viewBox="0 0 20 20">${strokes.map((d) => `<path d="${d}"/>`).join('')}</symbol>`,
  )
  .join('');

/** Inserts the icons' strokes into index.html, where `icons/Icon.tsx` refers to them by name: no script carries or draws them. */
export const icons = (): Plugin => ({
  name: 'portal-icons',
  transformIndexHtml: (html) => html.replace('<!--icons-->', `<svg display="none">${symbols}</svg>`),
});
