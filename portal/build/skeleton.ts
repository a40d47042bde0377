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

/** Lists the supported browsers with their minimum versions. */
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
 * Inserts the grey frame of `skeleton.html` into index.html, so that the first paint waits for no script; on a
 * landing page also its first banner, which is the page's largest content (docs/design/budgets.md). It stays until
 * React renders the first screen (app/start.tsx). Two hidden messages lie beside it, which boot.js shows: a
 * file cannot load, and the browser is too old. boot.js is served unchanged, comments included, so it is explained
 * here. Not counted as lost: pictures, and scripts marked `data-optional`. A file may fail before the message is
 * parsed: then boot.js shows the message once the page is parsed.
 * boot.js is ES5, so that every browser can parse it; it tests for the newest feature of the oldest
 * supported browsers (tools/floor/floor.ts) and starts nothing without it. It also sets the dark theme
 * (app/theme/appearance.ts) before the first paint, fetches config.json, and marks landing pages for the skeleton.
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
