import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { floor } from '../../tools/floor/floor.ts';
import { heroes } from '../src/copy/heroes.ts';
import { lostAsset } from '../src/copy/lostAsset.ts';
import { oldBrowser } from '../src/copy/oldBrowser.ts';

const folder = import.meta.dirname;

const readPart = (file: string): string => readFileSync(join(folder, file), 'utf8').trim();

const lostAssetHtml = (): string =>
  Object.entries(lostAsset).reduce(
    (html, [name, words]) => html.replace(`{${name}}`, words),
    readPart('lostAsset.html'),
  );

const versions: Readonly<Record<string, number>> = floor;

/** What works, with the oldest version of each. */
const oldBrowserHtml = (): string =>
  [
    ['{ie}', oldBrowser.ie],
    ['{old}', oldBrowser.old],
    ['{title}', oldBrowser.title],
    ['{others}', oldBrowser.others],
    [
      '<!--browsers-->',
      Object.entries(oldBrowser.names)
        .map(([engine, name]) => `<li>${oldBrowser.from(name, versions[engine] ?? 0)}</li>`)
        .join(''),
    ],
  ].reduce((html, [place = '', words = '']) => html.replace(place, words), readPart('oldBrowser.html'));

const heroesHtml = Object.entries(heroes)
  .map(
    ([name, { title, brief }]) =>
      `<div class="sk-hero sk-hero-${name}"><div class="sk-hero-text">` +
      `<p class="sk-hero-title">${title}</p><p class="sk-hero-brief">${brief}</p></div></div>`,
  )
  .join('');

/**
 * Puts the grey frame of `skeleton.html` into index.html, so that the first paint does not wait for any
 * script; on a landing page with its first banner, which is that page's largest content (docs/design/budgets.md).
 * It stands until React draws the first screen (app/start.tsx). Beside it lie, hidden, two messages that public/boot.js
 * shows: a file cannot be had, and the browser is too old. What lies in public/ is served as it is, comments too, on every page:
 * it is explained here. Pictures, and scripts marked `data-optional`, are no loss; a style may fail before the page's end has
 * come. boot.js is ES5, so that every browser reads it; it looks for what came last before the floor (tools/floor/floor.ts) and
 * starts nothing where that is missing. It also says whether the page is dark (app/theme/appearance.ts) before the first paint.
 */
export function skeleton(): Plugin {
  return {
    name: 'portal-skeleton',
    transformIndexHtml: (html) =>
      html
        .replace('<!--skeleton-->', readPart('skeleton.html').replace('<!--heroes-->', heroesHtml))
        .replace('<!--lost-asset-->', lostAssetHtml())
        .replace('<!--old-browser-->', oldBrowserHtml()),
  };
}
