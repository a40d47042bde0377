import type { Plugin } from 'vite';
import { paths } from '../src/icons/paths.ts';

const symbols = Object.entries(paths)
  .map(
    ([name, strokes]) =>
      `<symbol id="icon-${name}" viewBox="0 0 20 20">${strokes.map((d) => `<path d="${d}"/>`).join('')}</symbol>`,
  )
  .join('');

/** Inserts the icons' strokes into index.html once. Icon.tsx refers to them by name, so no script contains or renders them. */
export const icons = (): Plugin => ({
  name: 'portal-icons',
  transformIndexHtml: (html) => html.replace('<!--icons-->', `<svg display="none">${symbols}</svg>`),
});
