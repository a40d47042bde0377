import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { heroes } from '../src/copy/heroes.ts';
import { lostAsset } from '../src/copy/lostAsset.ts';

const folder = import.meta.dirname;

const readPart = (file: string): string => readFileSync(join(folder, file), 'utf8').trim();

const lostAssetHtml = (): string =>
  Object.entries(lostAsset).reduce(
    (html, [name, words]) => html.replace(`{${name}}`, words),
    readPart('lostAsset.html'),
  );

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
 * It stands until React draws the first screen (app/start.tsx). Beside it lies, hidden, the warning that a file cannot be had
 * (public/boot.js). What lies in public/ is served as it is, comments too, on every page: it is explained here. Pictures, and scripts
 * marked `data-optional`, are no loss; a style may fail before the page's end has come.
 */
export function skeleton(): Plugin {
  return {
    name: 'portal-skeleton',
    transformIndexHtml: (html) =>
      html
        .replace('<!--skeleton-->', readPart('skeleton.html').replace('<!--heroes-->', heroesHtml))
        .replace('<!--lost-asset-->', lostAssetHtml()),
  };
}
