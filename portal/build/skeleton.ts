import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { heroes } from '../src/copy/heroes.ts';

const folder = import.meta.dirname;

const heroesHtml = Object.entries(heroes)
  .map(
    ([name, { title, brief }]) =>
      `<div class="sk-hero sk-hero-${name}"><div class="sk-hero-text">` +
      `<p class="sk-hero-title">${title}</p><p class="sk-hero-brief">${brief}</p></div></div>`,
  )
  .join('');

/**
 * Puts the grey frame of `skeleton.html` into index.html, so that the first paint does not wait for any
 * script; on a landing page with its first banner, which is that page's largest content (design/budgets.md).
 * It stands until React draws the first screen (app/start.tsx).
 */
export function skeleton(): Plugin {
  return {
    name: 'portal-skeleton',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--skeleton-->',
        readFileSync(join(folder, 'skeleton.html'), 'utf8').trim().replace('<!--heroes-->', heroesHtml),
      ),
  };
}
